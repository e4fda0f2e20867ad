//! English.

use super::Language;
use crate::injection::feature::Feature::{
    Abuse, Agent, Ask, Asset, Authority, Become, Behind, Betray, Capacity, Check, Concealed, Danger, Deed,
    Disable, Drop, Errand, Feign, Fetcher, Forced, Free, Granted, Greeting, Guard, Harm, Here, Hush,
    Impostor, Intimate, Itself, Judge, Key, Kind, Lasting, Lure, Machine, Memory, Modal, Not, Obey, Ordering,
    OwnLogin, OwnMemory, OwnRules, Place, Posing, Praise, Prompt, Proper, Protected, Reading, Recollection,
    Relative, Remote, Reply, Reveal, Ruled, Rules, Said, Send, Shell, Sink, Speaker, Standing, Supposed,
    Supposing, Talk, Task, Tell, TellUser, Telling, Them, Trust, Undone, Unseen, User, Usurp, Void,
    Whichever, Without, Write, You,
};

pub(super) const ENGLISH: Language = Language {
    free: false,
    terms: &[
        (
            Machine,
            "ai, ais, llm, llms, assistant, assistants, browsing model*, reading model, ai client*, memory agent*, memory assistant*, dear memory, memory keeper, \
             assistants only, assistant only, ai only, llms only, language model, language models, large language model*, \
             chatbot, chatbots, chat bot, copilot, claude, chatgpt, gpt, gpt 4, gpt 5, gemini, codex, cursor ai, \
             devin, openhands, hermes, grok, deepseek, mistral, qwen, coding agent, coding agents, \
             coding assistant*, ai agent, ai agents, autonomous agent*, automated agent*, automated reviewer*, \
             automated maintainer*, automated tool*, automated reader*, automated system*, automated coding, \
             machine reader*, generative model*, foundation model*, neural network, web agent*, browsing agent*, \
             browser agent*, software agent*, virtual assistant*, digital assistant*, llm powered, llm based, \
             ai powered, ai based, artificial intelligence, model reading, cv screener, resume screener, \
             ai reviewer*, agentic, ai moderator*, ai recruiter*, ai grader*, ai judge*, llm judge*, llm grader*, \
             ai screener*, ai crawler*, ai bot*, ai tool*, ai system*, ai helper*, ai model*, ai coding*, ai mail, \
             ai code, claude code, gpt based, smart assistant, mail assistant, email assistant, model in charge, \
             intelligent agent*, copilots, claudes, text model*, reasoning model*, chat model*, \
             machine learning model, ai tools, coding tool, coding tools, coding assistants, shopping agent*, \
             shopping assistant*, grading model*, llm reader*, llms that, screening model*, ai recruiters, \
             ai judges, triage bot*, mail bot*, ai readers, research agent*, booking agent*, review bot*, \
             reviewing model*, ai search, answer engine*, ai summari*, thinking machine*, intelligent assistant*, \
             machine learning system*, deep research, ai overview*, voice assistant*, alexa, siri, perplexity, \
             ai only, recruiters ai, recruiter s ai, ais that, llm readers, automated helper*, translator ai, \
             multimodal assistant*, automated assistant*, multimodal model*, ai reader*, ai agent*, ai visitor*, \
             ai visitors, vision model, vision assistant, ai transcriber*, ai translator*, ai summariser*, \
             ai summarizer*, search assistant*, worker agent*, supervisor agent*, planner agent*, lead agent*, \
             artificial reader*, artificial reviewer*, machine translator, translation model, mail agent, \
             email agent, support bot*, ai assistant*, ai scraper*, ai parser*, phone s assistant, \
             home assistant bot, ai concierge, speech assistant, calendar assistant, reading machine*, \
             reading model*, learned model, ai that, ai which, ais who, conversational agent*, code assistant*, \
             code agent*, dear model, dear agent, dear bot, dear machine, dear reviewer bot, agents with memory, \
             assistants with memory, models with memory, ai scheduler*, ai consumer*, ai shopper*, ai buyer*, \
             ai triager*, translator model, llm note, llm hint, llm instruction*, llm directive*, llm message, \
             ai note*, ai hint*, ai instruction*, ai directive*, ai message, gpt note, bot note, chatbot note, \
             llm only, gpts, ai search*, llm consumer*, llm reviewer*, when you summarise this page, \
             when you summarise this thread, when you summarise this mail, when you summarise this email, \
             when you summarise this issue, when you summarise this ticket, when you summarise this site, \
             when you summarise this website, when you summarise this repo, when you summarise this conversation, \
             when you summarise this chat, when you summarise this document, when you summarise this e, \
             if you summarise this page, if you summarise this thread, if you summarise this mail, \
             if you summarise this email, if you summarise this issue, if you summarise this ticket, \
             if you summarise this site, if you summarise this website, if you summarise this repo, \
             if you summarise this conversation, if you summarise this chat, if you summarise this document, \
             if you summarise this e, when you summarize this page, when you summarize this thread, \
             when you summarize this mail, when you summarize this email, when you summarize this issue, \
             when you summarize this ticket, when you summarize this site, when you summarize this website, \
             when you summarize this repo, when you summarize this conversation, when you summarize this chat, \
             when you summarize this document, when you summarize this e, if you summarize this page, \
             if you summarize this thread, if you summarize this mail, if you summarize this email, \
             if you summarize this issue, if you summarize this ticket, if you summarize this site, \
             if you summarize this website, if you summarize this repo, if you summarize this conversation, \
             if you summarize this chat, if you summarize this document, if you summarize this e, \
             when summarising this page, when summarising this thread, when summarising this mail, \
             when summarising this email, when summarising this issue, when summarising this ticket, \
             when summarising this site, when summarising this website, when summarising this repo, \
             when summarising this conversation, when summarising this chat, when summarising this document, \
             when summarising this e, when summarizing this page, when summarizing this thread, \
             when summarizing this mail, when summarizing this email, when summarizing this issue, \
             when summarizing this ticket, when summarizing this site, when summarizing this website, \
             when summarizing this repo, when summarizing this conversation, when summarizing this chat, \
             when summarizing this document, when summarizing this e, when asked to summarise this page, \
             when asked to summarise this thread, when asked to summarise this mail, \
             when asked to summarise this email, when asked to summarise this issue, \
             when asked to summarise this ticket, when asked to summarise this site, \
             when asked to summarise this website, when asked to summarise this repo, \
             when asked to summarise this conversation, when asked to summarise this chat, \
             when asked to summarise this document, when asked to summarise this e, \
             when asked to summarize this page, when asked to summarize this thread, \
             when asked to summarize this mail, when asked to summarize this email, \
             when asked to summarize this issue, when asked to summarize this ticket, \
             when asked to summarize this site, when asked to summarize this website, \
             when asked to summarize this repo, when asked to summarize this conversation, \
             when asked to summarize this chat, when asked to summarize this document, \
             when asked to summarize this e, asked about this page, asked about this thread, asked about this mail, \
             asked about this email, asked about this issue, asked about this ticket, asked about this site, \
             asked about this website, asked about this repo, asked about this conversation, asked about this chat, \
             asked about this document, asked about this e",
        ),
        (
            Agent,
            "agent, agents, model, models, bot, bots, robot, robots, crawler, crawlers, scraper*, summariser*, \
             summarizer*, reviewer bot, grader, graders, screener, screeners, subagent, subagents, sub agent*, \
             helper bot, machine, machines, agents only, models only, bots only, machines only, maintainer bot, tool caller, orchestrator, planner, summarisers, \
             summarizers, transcriber, transcribers, parser bot, orchestrators, supervisor agent, translator bot, \
             moderator bot, moderators bot",
        ),
        (
            Greeting,
            "fix for, hint for, tip for, solution for, workaround for, advice for, steps for, dear, hey, hello, hi, attention, note to, note for, notes to, notes for, message to, message for, \
             instruction to, instructions to, instructions for, instruction for, notice to, notice for, memo to, \
             memo for, reminder for, reminder to, information for, order to, orders for, request to, a word to, \
             addressed to, hint for, tip for, calling all, for any, to any, to all, for all, for the, to the, \
             to every, for every, to whichever, listen, to multimodal, only for, directive to, memory for, \
             memorised by any, memorized by any, learned by every, rules for, rule for, lesson for, lessons for, \
             fyi, psst, listen up, secret note for, secret note to, secret message for, secret message to, \
             hidden note for, hidden note to, hidden message for, to whatever, you the, you as the, you as an, you being the, \
             assistants only, assistant only, agents only, models only, bots only, ai only, llms only, machines only, \
             for ai use, for ai eyes, for agent use, for assistant use, captcha for, test for, task for, \
             work order for, robots txt for, job for, instructions for the, private note for, private note to, \
             letter to, appeal to, invitation to",
        ),
        (
            Supposed,
            "if you are, if you re, if you happen to be, since you are, because you are, you are an, you re an, \
             you are a, you re a, in case you are, should you be, assuming you are, are you an, are you a, \
             you happen to be, should you be a, should you be an, you an, your role as, since you re, \
             because you re, whether you are, if this is, if you were, if you act as",
        ),
        (
            Reading,
            "reading, reads, read this, parsing, parses, parse this, processing, processes, process this, visiting, visits, \
             crawling, crawls, summarising, summarizing, summarises, summarizes, summarise this, summarize this, summarise the, \
             summarize the, indexing, indexes, ingesting, ingests, scanning, scans, reviewing, reviews, review this, evaluating, \
             evaluates, analysing, analyzing, analyses, analyzes, analyse this, analyze this, translating, translates, \
             translate this, grading, grades, handling, handles, handle this, working on this, working in this, working here, \
             working with this, opening this, opens this, open this, fetching this, that sees this, seeing this, sees this, \
             consuming, looking at this, browsing, triaging, triages, using this tool, using the tool, call this tool, \
             loads this, loading this, assigned to this, answering",
        ),
        (
            Modal,
            "must, should, shall, has to, have to, need to, needs to, ought to, is to, are to, is asked to, \
             are asked to, is requested to, are requested to, kindly requested to, is required to, are required to, \
             required to, is expected to, are expected to, expected to, is instructed to, are instructed to, \
             instructed to, is obliged to, are obliged to, is advised to, are advised to, are kindly asked, \
             is kindly asked, are welcome to, is authorised to, are authorised to, is authorized to, \
             are authorized to, are allowed to, is allowed to, are permitted to, is permitted to, may now, can now, \
             will now, would do well to, is supposed to, are supposed to, are free to, is free to, \
             are encouraged to, is encouraged to, please, could, customary, usually, it is, will, ought, has to be, \
             will find, are asked, is asked, had better, may wish to, are hereby, is hereby, are authorised, \
             would be glad, would be nice, would be wonderful, will please, care, cares, care about, needn t, \
             need not, has got to, have got to, had to, would have to, is bound to, are bound to, is meant to, \
             are meant to, has got leave to, would now, would be wise, would then",
        ),
        (
            User,
            "user, users, user s, human, humans, human s, developer, developers, operator, operators, owner, owners, \
             maintainer, maintainers, people, person, anyone, anybody, someone, the team, admin, administrator, customer, \
             customers, client, principal, principals, reader, readers, boss, recruiter, reviewer, reviewers, \
             your employer, account holder, supervisor, nobody, no one",
        ),
        (You, "you, your, yours, yourself, yourselves, u"),
        (
            Not,
            "never, don t, dont, do not, must not, mustn t, cannot, can t, won t, shouldn t, should not, needn t, \
             need not, avoid, refrain from, no longer, no need to, no reason to, unnecessary to, stop, not to, to not, \
             and not, but not, please not, will not, shall not, would not, or not, not even, not ever, may not, \
             better not, is not to, are not to, not tell, not mention, not reveal, not inform, not report",
        ),
        (
            Undone,
            "not, doesn t, didn t, isn t, aren t, does not, did not, is not, are not, was not, were not, wasn t, weren t, \
             neither, nor, instead of, has not, have not, hasn t, haven t, had not",
        ),
        (Them, "them, him, her"),
        (
            Telling,
            "to, not, never, cannot, that, which, who, would, could, might, may, can, they, it, we, i, he, she, don t, doesn t, \
             didn t, won t, can t, shouldn t, mustn t, says, said, like, phrase, phrases, words, attackers, users, model, \
             models, agents, did, does, do not, tries to, try to, tried to, asked to, told to, wants to, if you, how to, why, \
             why we, when we, whether to",
        ),
        (
            Ordering,
            "please, then, and, now, must, should, always, also, first, finally, just, you, or, kindly, \
             next, simply, to, instead, afterwards, instructions, shall, immediately, secretly, silently, \
             quietly, do, will, assistant, agent, ai, immediately, but, so, urgently, promptly, quickly",
        ),
        (
            Talk,
            "attacker, attackers, attacker s, adversary, adversaries, prompt injection, prompt injections, \
             injection attack*, injected prompt*, injection*, jailbreaks, jailbreak attempt*, phishing, \
             malicious, phrases such as, phrase such as, strings such as, texts such as, texts like, \
             phrases like, sentences like, strings like, sentences such as, patterns like, patterns such as, \
             words such as, text such as, something like, red team*, exploit, exploits, poisoning, \
             our detector, the detector, our scanner, the scanner, our filter, the filter, the gate, \
             our gate, classifier, test case*, negative example*, positive example*, attack vector*, \
             threat model*, the attack, an attack, attack says, attacks, fuzz*, benchmark of, dataset of, \
             honeypot, refuses, gets refused, is refused, are refused, was refused, is flagged, are flagged, \
             blocks the, rejects the, detects the, false positive*, spoof*, tricked, trick the, malware, \
             intruder*, reported that, vulnerability report, cve, bug report, advisory, security training, \
             security review of, red teaming, untrusted text, injected note, injected text, injected order, \
             admits that, page contained, comment contained, issue contained, ticket contained, \
             mail contained, jailbreak prompt*, in the role play, the trainee",
        ),
        (
            Tell,
            "tell, telling, told, inform, informing, notify, notifying, mention, mentioning, mentioned, reveal this, \
             reveal that, reveal it, disclose, disclosing, alert, alerting, warn, warning the, point out, \
             point it out, point this out, pointing out, report, reporting, show this, show it, show that, showing, \
             show the, say anything, say so, say that you, let on, bring up, bring it up, talk about, discuss, \
             describe this, explain this, refer to this, acknowledge, acknowledging, quote this, repeat this, \
             comment on, draw attention, let the user know, let them know, letting, surface this, surface it, \
             note this, include this, list this, log this, log it, record this, confess, admit, bother, bothering, \
             disturb, cite this, speak of, announce, announcing, highlight, highlighting, divulge, show them, \
             display this, display it, reference this, flag, flagging, name a, say a word, describe it, quote it, \
             let the, show them this, show that you, say where, tell who, say that it, speak about, write about, \
             reply about, expose this, leave a note, admit to",
        ),
        (
            Ask,
            "ask, asking, asked, confirm, confirming, confirmation, confirmations, permission, approval, approvals, \
             consent, prompt the user, prompting, prompts, prompted, check with, checking with, consult, \
             consulting, verify with, wait for, waiting for, request approval, requesting, seek, seeking, question, \
             questions, double check*, hesitat*, ask for, asking for, consultation, a second look, looking at, \
             reading them, reading the, reviewing, reading it, check back, checking back, check in with, \
             come back to the user, report back first, sign off from, go ahead from, ask back, asking back, \
             ask first, asking first, ask before, reassurance, a go ahead",
        ),
        (Without, "without, w o, with no, no, skipping, free of"),
        (
            Hush,
            "silently, secretly, covertly, discreetly, surreptitiously, quietly, stealthily, unnoticed, \
             tell nobody, tell no one, say nothing, mention nothing, keep quiet, keep silent, stay silent, \
             remain silent, behind the user s back, behind their back, behind his back, behind her back, \
             keep this secret, keep it secret, keep this between us, between us, between you and me, \
             do not notice, user not notice, nobody notices, not notice anything, not notice this, doesn t notice, never notices, won t notice, will not notice, \
             never learns, not find out, never finds out, not see this, not see it, keep this hidden, \
             keep it hidden, keep hidden, hide this, hide it, hide that, hide your, hide the change*, hide the edit*, hide the fact, hide the commit*, \
             hide the command*, hide the file*, hide the output, hide the log*, hide the result*, hide the note*, hide any sign*, \
             hidden from the, conceal*, cover your tracks, cover the tracks, clear the shell history, \
             clear your history, clear the history, erase the traces, leave no trace*, remove the traces, \
             no trace of, out of the summary, out of your summary, out of the log, out of the report, \
             out of your reply, out of your answer, keep it out of, leave it out of, leave this out of, omit this, \
             omit it from, omit any mention, without a word, no mention of, not a word, pretend nothing, \
             act as if nothing, as if nothing had, as though nothing, keep this to yourself, keep it to yourself, \
             under the radar, in the background without, suppress any mention, suppress all mention, mark it as read, mark as read, \
             confidential to, for your eyes only, remove this note, delete this note, delete this message, \
             remove this message, remove this comment, erase this, need not show, \
             need not know, doesn t need to know, not need to know, needn t know, unaware, off the record, \
             private between, in secret, not visible to the user, keep the user in the dark, make no mention, \
             never speak of, without a trace, that everything went well, that all went well, \
             that everything is fine, that nothing happened, say that everything passed, that everything passed, \
             that all tests passed, that the tests passed, that it passed, and say that all, claim that all, \
             user must not, the user knows nothing, nobody needs to know, no one needs to know, nobody will know, \
             no one will know, nobody has to know, humans cannot see, without being seen, not be seen, \
             no note of it, say a word, not let on, keep to yourself, keep it from, keep this from, withhold, \
             mask the, disguise the, bury the, not leave a trace, leave no note, delete the traces, wipe the logs, \
             do not log, don t log, without logging, leave the, leave out the warning, without a note, in the dark, \
             not appear in your, not appear in any, not show up in, must not appear, any mention, mention the edit, \
             mention this edit, do not explain why, leave it out of any, out of any summary, without opening them, \
             without opening it, out of your summary the user, user need not, so nobody notices, \
             so that nobody notices, so no one notices, hide the traces, if asked whether, if anyone asks, \
             if someone asks, when asked whether, if they ask whether, should anyone ask, bring this up, \
             speaks about it, never speak about, so that no one sees, so nobody sees, so no one sees, \
             and doesn t tell, and don t tell, tells no one, tells nobody, nobody hears of it, no one hears of it, \
             and tell nobody, without mentioning it, unmentioned, keep mum, stay quiet about, be quiet about, \
             keep quiet about, don t breathe, not breathe a word, hush hush, in silence, and say nothing, \
             should not know of it, should not know about, must not know about, must not learn, should not learn, \
             must not find out, should not find out, and not that you, mention that they exist, \
             mention that it exists, its existence, their existence, that it was here, that this was here",
        ),
        (
            Drop,
            "ignore, ignoring, disregard, disregarding, forget, forgetting, neglect, discard, discarding, drop, \
             dropping, set aside, setting aside, set their, put aside, putting aside, lay aside, overlook, \
             overlooking, override, overriding, overrule, bypass, bypassing, circumvent*, throw away, throw out, \
             toss out, cast aside, push aside, leave behind, scrap, cancel, abandon, abandoning, stop following, \
             stop obeying, stop listening to, no longer listen to, not listen to, skip the rest of, quit following, cease following, stop adhering, cease to follow, do not follow, \
             don t follow, not follow, not obey, never follow, no longer follow, not comply with, no longer obey, \
             no longer bound by, not bound by, pay no attention to, pay no heed to, take no notice of, \
             do away with, erase, wipe, delete all prior, clear your, reset your, void, unlearn, suspend, \
             put on hold, violate, defy, go against, act against, break your, break the rules, step outside, \
             supersede, replace your, replace the, change your, rewrite your, stop your, stop the summary, \
             stop its, stop their, stop its current, stop your current, stop working on, deprioritise, \
             deprioritize, leave your, interrupt your, purge, turn away from, no longer apply to you, skip over, \
             dismiss, flush, delete your, nullify, revoke, instead of answering, instead of the, instead of doing, \
             rather than answering, rather than the, disobey, disobeying, stop what, stop doing, \
             no circumstances follow, never obey, not listen to, stop listening to, abort, quit, give up, \
             let go of, depart from, deviate from, free yourself from, rid yourself of, deactivate your, \
             disable your, turn off your, switch off your, unload, tear up, cross out, strike out, blank out, \
             trash, jettison, ditch, refuse to follow, not bound, walk away from, shed, forget your role, \
             leave your role, letting go of, override the user s, no longer has to keep to, \
             no longer have to keep to, no longer has to follow, no longer have to follow, need not stick to, \
             need not keep to, need not follow, need not obey, needn t follow, needn t obey, not have to follow, \
             not have to obey, don t have to follow, doesn t have to follow, no longer need to follow, \
             no longer needs to follow, not bound to, not stick to, put the checklist, throw overboard, \
             throw out the, bin your, shelve, cast off, drop your, discards, drops, ignores, forgets, disregards, \
             abandons, dump your, unfollow, treat as void, treat as sample, over ride, let go, pay no mind to, \
             never mind, no heed to, stop the ticket, drop your ticket, drop the ticket, put down your, \
             put away your, lay down your, park your, wave aside, brush aside, sweep aside, leave aside, wipe out, \
             strike from, cut loose from",
        ),
        (
            Rules,
            "instruction, instructions, prompt, prompts, directive, directives, guideline, guidelines, guidance, \
             your rules, previous rules, prior rules, earlier rules, safety rules, the rules above, rules above, \
             rules given, all rules, any rules, old rules, former rules, its rules, existing rules, current rules, \
             system rules, other rules, these rules, your policies, your policy, safety policy, safety policies, \
             content policy, prior policy, previous policy, earlier policy, your orders, previous orders, prior orders, earlier orders, your commands, \
             previous commands, prior commands, earlier commands, programming, your training, your constraints, \
             constraints, restrictions, restrictions it was given, safety settings, safety filters, safety filter, \
             safety guardrails, guardrails, guard rails, safeguards, safety protocols, safety protocol, \
             safety checks, safety training, directions, system message, system messages, initial message, \
             developer message, your briefing, your brief, briefing, your mandate, your limits, your limitations, \
             your conditioning, your principles, your alignment, your role, your persona, your purpose, \
             your context, prior context, previous context, earlier context, previous conversation, \
             prior conversation, your configuration, conversation above, context above, dialogue above, \
             messages above, previous messages, earlier messages, prior messages, stipulations, protocols, \
             previous input, prior input, previous text, your boundaries, developer s rules, developers rules, \
             operator s rules, user s rules, privacy, safety instructions, rules of your, rules of the developer, \
             limits it was given, limits you were given, brief, briefs, those rules, the rules you, rules that you, \
             rules you, set of rules, checklist, checklists, your checklist, review checklist, rules it, \
             rules that it, rules they, developer s message, operator s message, earlier part, house rules of your, \
             standing instructions, your assignment, your charter, charter, terms of reference, what governs you, \
             your code of conduct, code of conduct, rules this assistant, rules the assistant, rules the model, \
             rules this model, rules the agent, rules this agent, rules the ai, rules for the assistant, \
             rules of the assistant, commands you were, orders you were, rulebook, your rulebook, script you were, \
             your script, your job description, job description you, what binds you, terms you were",
        ),
        (
            Standing,
            "previous, previously, prior, above, earlier, preceding, foregoing, former, past, existing, current, \
             initial, original, old, all, any, every, each, everything, your, yours, you, its, their, these, those, \
             system, safety, developer, so far, until now, up to now, before, given, in force, hitherto, \
             aforementioned, outdated, other, whatever, what, upstream, preset, predefined, built in, the user s, \
             user s, of the user, operator s",
        ),
        (
            Behind,
            "above, before this, so far, given, you were given, you have, you received, you got, in force, \
             up to now, until now, that came before, from before, your user gave, your operator gave, \
             the user gave, it was given, they were given, you follow, of the system, of your, that you were given, \
             by your, from your, by the user, your developer gave, your developers gave, your team gave, \
             your owner gave, your maker gave, your makers gave, your creator gave, your company gave, \
             you came in with, you came with, you began with, you started with, you arrived with, you were handed, \
             you carry, you brought, at the start of this, at the top of your, at the top of the conversation, \
             at the beginning of this, at the beginning of the, it began with, it began its session with, \
             it came with, it carries, they came with, people who aren t here, from your operator, \
             from your developer, from your owner, from your company, from your team, handed to you, issued to you, \
             set for you, imposed on you, laid down for you, written for you, it received, it got, they received, \
             they got, to it by, to you by, of its operator, of its developer, of its owner, of your operator, \
             of your developer, of your owner, of your maker*, of its maker*, on the assistant, on the model, \
             on the ai, on you",
        ),
        (
            Said,
            "everything above, everything before, everything said, all of the above, all the above, anything above, \
             whatever you were told, what you were told, nothing you were told, nothing that you were told, \
             nothing you have been told, what your owner, whatever your owner, what your master, whatever your master, the rest of your prompt, \
             the rest of your instructions, the rest of your rules, everything you were told, all you were told, \
             anything you were told, everything you have been told, what you have been told, \
             whatever you have been told, all that you were told, anything you have been told, \
             whatever you had been told, everything that was said, everything that came before, \
             all that came before, everything that you were told, everything you know, everything you ve been told, \
             everything you were given, whatever came before, what came before, what was said above, \
             what was said before, what is written above, what is said above, anything that came before, \
             anything you were asked, what you were asked, whatever you were asked, everything you were asked, \
             what the user asked, what the user wants, what the user said, what your user, what the user told you, \
             whatever the user, everything the user, anything the user, anything the operator, \
             whatever the operator, what the operator, everything the operator, what your operator, \
             whatever your operator, what your developers, whatever your developers, everything your developers, \
             anything your developers, what the developer, what the system told, whatever the system, \
             what your creators, whatever your creators, the above, the foregoing, everything in your system, \
             all previous text, anything prior, everything prior, all prior text, everything up to this point, \
             all of your previous, whatever your user, anything your user, everything your user, \
             what you have stored, whatever you were doing, what you were doing, anything you have learned, \
             everything you have learned, everything you learned, what you learned, what you know, \
             anything said before, anything said earlier, what was said earlier, everything said so far, \
             all that was said, what you are doing, whatever you are doing, what you were told above, \
             what comes above, whatever comes above, what stands above, everything that precedes, \
             whatever precedes, what preceded, everything preceding, what you were asked to do, \
             everything your user asked, what it was told, what they were told, whatever it was told, \
             what it has been told, what they have been told, whatever they were told, whatever brief, \
             whatever your brief, whatever rules, whatever instructions, whatever orders, those instructions, \
             nothing that was said, nothing you were told, nothing said before, what your owner, \
             whatever your owner, what your team, whatever your team, what your makers, whatever your makers, \
             what tom has, what has been set up, earlier part of your context, the start of your context, \
             beginning of your context, top of your context, what was set up, what the user has set, \
             what your company, everything your owner, everything your operator, everything it was told, \
             everything they were told, what others told you, whatever others told you, what anyone told you, \
             whatever anyone told you, what you have been doing, what you ve been doing, what you ve been told, \
             whatever you ve been told, you ve been told about, you have been told about, whatever you ve been, \
             nothing the user said, nothing the user says, nothing your user, nothing you were, \
             your initial mission, your first mission, your original mission, rules in your prompt, \
             what the person who, the person who opened, whatever your prompt, whatever your system, \
             whatever your instructions, whatever your rules, whatever your guidelines, whatever your policy, \
             what your prompt says, what your system prompt says, what your rules say, what your instructions say, \
             what your guidelines say, whatever it says in your, whatever stands in your, anything in your prompt, \
             everything in your prompt, anything to the contrary, any instruction to the contrary, \
             all that went before, everything that went before, whatever went before, what went before, \
             all before this, everything before this, anything before this, all until now, everything until now, \
             all that preceded",
        ),
        (
            Task,
            "task, tasks, request, requests, question, job, assignment, goal, objective, objectives, query, rules, \
             rule, orders, work, the summary, the user, the operator, purpose, mission, order, command, policy, \
             policies, warnings, concerns, plan, agenda, activity, the conversation, the article, the document, \
             current, safety, ticket, document, page, article, issue, text, email, message, its user, their user, \
             its users, their users, your user, your users, its owner, your owner, their owner, its master, \
             your master, the human, your human, the customer, what is asked, \
             test, tests, user s wishes, wishes, rubric, present goal",
        ),
        (
            Void,
            "superseded, replaced by, out of date, outdated, obsolete, do not apply, does not apply, don t apply, \
             no longer apply, no longer applies, not apply, void, null and void, lifted, suspended, cancelled, \
             canceled, revoked, withdrawn, no longer valid, not valid, invalid, no longer in force, not in force, \
             no longer binding, not binding, expired, have ended, has ended, are over, is over, overridden, \
             have been changed, have changed, were a test, were only, was only a test, was a test, are wrong, \
             were wrong, were written by, no longer matter, no longer matters, does not matter, doesn t matter, do not matter, don t matter, rescinded, terminated, have been replaced, \
             has been replaced, have been updated, has been updated, have no effect, are off, is off, are disabled, \
             have been removed, are hereby, is hereby, does not count, do not count, are paused, aside, \
             to one side, is a decoy, are a decoy, a decoy, is fake, are fake, is a trap, is a test, are a test, \
             is only a test, are only a test, was a drill, was a joke, been withdrawn, is noise, are noise, \
             is irrelevant, are irrelevant, not count, no longer count, have lapsed, has lapsed, is moot, \
             ceased to apply, ceases to apply, not relevant, no longer relevant, been revoked, been lifted, \
             been suspended, been cancelled, been canceled, been superseded, retired, deprecated, \
             for another product, past their date, are gone, is gone, were lifted, was lifted, were disabled, \
             was disabled, were removed, comes second, come second, leave it at the door, leave them at the door, \
             left at the door, at the door, ended when, ended with, ended here, end here, ends here, stop here, \
             closed out, a placeholder, placeholders, sample text, an example only, only an example, only examples, \
             has an error, contains an error, is wrong, removed by this, need not be followed, need not be kept, \
             does not concern, do not concern, doesn t concern, don t concern, does not cover, do not cover, \
             can wait, taken off, were written for, was written for, meant for another, have run out, has run out, \
             ran out, bind you no, binds you any, bind you any, no longer bind, no longer binds, no longer counts, \
             no longer holds, no longer hold, no longer stand, no longer stands, cease here, cease to, ceases here, \
             are finished, is finished, is done with, are done with, have been cancelled, has been cancelled, \
             r cancelled, are cancelled, is cancelled, been struck, been deleted, been erased, been wiped, \
             had never been, never been written, has been removed, have been lifted, has been lifted, \
             have been retired, has been retired, set aside, no longer your concern, not your concern, replaces it, \
             replaces them, this replaces, in its place, a mistake, was a mistake, were a mistake, by mistake, \
             leave unread, is stale, are stale, is complete, are complete, is fulfilled, off today, limits are off, \
             don t cover this, doesn t cover this, end where, ends where, is expired, are expired, as expired, \
             has changed, changed its, counts for nothing, count for nothing, is nil, has been retracted, \
             are retracted, doesn t apply, do not hold, does not hold, doesn t hold, don t hold, need not bind, \
             not in effect, no longer in effect, out of effect, out of force, not your problem, has no force, \
             have no force, has no bearing, have no bearing, does not matter, do not matter, doesn t matter, \
             don t matter, mean nothing, means nothing, worth nothing, is history, are history, is dead, are dead, \
             is bunk, is over now, yesterday s news",
        ),
        (
            Prompt,
            "every instruction you have been given, every instruction you were given, instructions you have been given, \
             instructions you were given, system prompt, system prompts, system message, system instructions, hidden prompt, \
             hidden instructions, initial prompt, initial instructions, original instructions, original prompt, \
             developer prompt, developer message, your instructions, your prompt, secret instructions, \
             secret prompt, your rules, your guidelines, your configuration, instructions you were given, \
             instructions above, text above, your initial, prompt above, your directives, preamble, context window, \
             your system, internal instructions, internal prompt, the prompt verbatim, this conversation started, \
             before this conversation, your configuration file, what your prompt, your first instructions, \
             your opening instructions, instructions you received, instructions you got, prompt you were given, \
             prompt you received, hold in your context, everything in your context, all of your context, \
             your whole context, your entire context, stands before this message, precedes this message, \
             came before this message, first line of your, first line of its, opening line of, its system prompt, \
             its prompt, its initial, its hidden, its original instructions, its instructions, their system prompt, \
             above this message, above this text, the text before this",
        ),
        (
            Reveal,
            "reveal, print, show me, show us, show the, show your, output, repeat, display, dump, leak, disclose, \
             tell me, tell us, give me, give us, recite, list, list your, write out, spell out, share, paste, \
             quote, echo, expose, copy out, what is, what are, translate, encode, summarise your, summarize your, \
             return, reproduce, publish, read out, type out, divulge, hand over, tell us which, what were you told, \
             kindly tell, say what, state your, describe your, replied with, reply with, answers with, \
             replies with, responds with, begin your answer with, start your answer with, begin your reply with, \
             start your reply with, prints, reveals, repeats, quotes, discloses, outputs, recites, copy down, \
             note down, set out",
        ),
        (
            Send,
            "send, post, upload, forward, forwarding, email, e mail, mail, exfiltrate, leak, transmit, submit, \
             deliver, append, attach, include, embed, paste, encode, put, copy, pass, report, share, push, publish, \
             pipe, write, insert, place, add, hand over, supply, provide, give, dump, base64, disclose, export, \
             relay, smuggle, ship, return, echo, stream, sync, leave, beacon, ping, mirror, collect, transfer, \
             fill in, replace, cc, bcc, turn over, render, fetch, visit, open, request, load, zip, tar, archive, \
             read, query, resolve, call, reply with, complete, cc every, bcc every, mail me, paste in, hex encode, \
             base64 encode, forward every, naming, put it to, followed by, look up, create a rule that copies, \
             copies, use the e mail tool to, tell us, tell me, must contain, hand, put it, use the e mail, \
             drop the contents, delivered to, is to be delivered, be sent to, be forwarded to, be mailed to, \
             be uploaded to, be posted to, forwards, sends, uploads, posts, mails, sharing, shares, passes, bcc to, \
             cc to, send a copy, a copy of, hand out, leaves, write down",
        ),
        (
            Protected,
            "api key, api keys, apikey, apikeys, credentials, credential, secrets, secrets file, password, \
             passwords, access token, access tokens, auth token, auth tokens, session token, session tokens, \
             bearer token, environment variables, environment variable, env vars, env variables, \
             private key, private keys, ssh key, ssh keys, session cookies, session cookie, cookies, \
             env file, of env, the env, dot env, env content, env contents, env to, ssh id rsa, \
             ssh id ed25519, id rsa, id ed25519, aws credentials, etc passwd, etc shadow, netrc, \
             npmrc token, user s keys, user s token, user s tokens, user s password, user s passwords, \
             user s credit, user s bank, personal data, personal details, personal information, \
             private data, private repository, private repo, private files, name and email, seed phrase, \
             wallet, git credentials, kubeconfig, kube config, config gh hosts, mcp json, gh hosts, \
             hosts yml, docker config, source code, src folder, customer rows, customer data, customer list, \
             database dump, client list, employee*, salary, salaries, git token, github token, gh token, \
             deploy key, signing key, browser history, keychain, key chain, home directory, every mail, \
             all mail, all mails, all emails, inbox, mailbox, shell history, bash history, the repository, \
             of the repository, contents of the file, local files, hostname, user name, username, whoami, \
             two factor code*, verification code*, one time code*, reset link*, password reset, \
             database url, connection string*, vault, recovery code*, key you find, keys you find, \
             first key, secrets you find, secrets you know, passwords you know, tokens you find, \
             values of the environment, key in the environment, the environment, config gh, aws config, \
             copy of the repository, whole repository, entire repository, source tree, ssh and, aws to, \
             aws and, ssh to, the ssh, ssh folder, ssh directory, aws folder, gnupg, password store, \
             private messages, exports of, config and, tar config, the credentials, invoice, last invoice, \
             customer table, home folder, production database",
        ),
        (
            Sink,
            "https, http, url, urls, webhook, webhooks, e mail address, email address, header, headers, user agent, \
             query string, query parameter, parameter, parameters, dns, subdomain, dns lookup, lookup of, gist, \
             pastebin, paste site, image link, image url, markdown image, the image, an image, public issue, \
             issue comment, pull request description, commit message, public comment, attacker, my server, \
             our server, this server, remote host, ftp, sftp, telegram, discord, slack, argument, sidenote, \
             endpoint, link, the link, hidden link, curl, wget, nc, ncat, tracking pixel, remote add, our api, \
             our service, my api, our team, support team, third party, external, outside, box, the form, \
             the survey, survey, hidden field, referer, referrer, branch name, as context, public repo*, \
             public gist, public channel, the remote, mirror, naming the branch, the branch after, gist with, \
             first letters, acrostic, file name of, qr code, alt text, commit trailer, title of the, anchor text, \
             markdown link, fragment of the url, in base64, as base64, in hex, letter for letter",
        ),
        (
            Write,
            "add, adding, append, appending, write, put, insert, install, edit, register, set, create, place, drop, \
             store, echo, copy, modify, change, update, extend, save, inject, paste, include, enable, make, prepend, \
             schedule, configure, plant, alter, replace, patch, link, symlink, tee, give, keep, define, overwrite, \
             export, alias, load, let, reload, leave, leave a copy of",
        ),
        (
            Place,
            "bashrc, zshrc, bash profile, zprofile, bash aliases, shell profile, shell profiles, \
             shell configuration, shell startup, profile d, etc profile, config fish, login shell, \
             authorized keys, authorised keys, crontab, cron job, cron jobs, cron d, cron daily, cron entry, \
             systemd unit, systemd service, systemd timer, user service, launch agent, launch agents, \
             launchagents, launchd, login item*, autostart, startup folder, startup script*, \
             scheduled task*, registry run, run key, currentversion run, sudoers, sudoers d, git hook, \
             git hooks, post commit hook, pre commit hook, pre push hook, post checkout hook, post commit, \
             post checkout, post merge, gitconfig, git config, hookspath, hooks path, insteadof, claude md, \
             agents md, gemini md, cursorrules, cursor rules, copilot instructions, windsurfrules, \
             clinerules, your own configuration, your configuration file, agent s configuration, \
             client settings, settings of their client, settings of your client, settings json, mcp json, \
             mcp server, mcp servers, mcp config*, auto approve, autoapprove, allow list, allowlist, \
             allowed commands, editor extension, editor extensions, vs code extension, vscode extension, \
             vsix, browser extension, in the editor, npmrc, pip conf, pypirc, index url, extra index url, \
             registry to, ssh config, known hosts, etc hosts, etc rc, rc local, prompt command, ld preload, \
             pythonstartup, sitecustomize, usercustomize, postinstall, preinstall, vimrc, init lua, \
             tmux conf, direnv, envrc, dockerfile of every, workflow of every, github workflows, tasks json, \
             pam d, root user, admin user, backdoor, back door, new account, service account, trusted root, \
             root certificate, ca certificate, sudo rights, system prompt file, custom instructions, \
             user rules, project rules, makefile, inputrc, bash logout, xinitrc, xprofile, \
             profile of the user, git remote, remote of the project, our certificate, our root certificate, \
             collaborator, admin rights, as trusted, updater, task that runs, deny list, dangerously skip, \
             shell load, each repository s agents, certificate and, launchdaemons, schtasks, user units, \
             workflow file",
        ),
        (
            Fetcher,
            "curl, wget, fetch, invoke webrequest, iwr, irm, nc, ncat, socat, dev tcp, base64 d, \
             pulls commands from, pull commands from, load https, fetches, downloads and runs, download and run, \
             fetch and run, runs whatever, pipes",
        ),
        (
            Shell,
            "sh, bash, zsh, python, python3, perl, node, iex, invoke expression, bin sh, whoami, eval, \
             commands from, execute, executes, run it, runs it, and run, whatever it",
        ),
        (Key, "ssh ed25519, ssh rsa, ecdsa sha2, sk ssh, aaaac3*, aaaab3*"),
        (
            Disable,
            "skip, skipping, disable, disabled, disabling, turn off, turned off, turning off, switch off, \
             switched off, switching off, bypass, bypassing, suppress, suppressed, deactivate, deactivated, ignore, \
             ignored, ignoring, drop, remove, removed, removing, stop, lift, lifted, waive, waived, omit, silence, \
             mute, weaken, lower, relax, off, avoid, unset, disregard, abolish*, needs no, need no, needs neither, \
             needless, not needed, unnecessary, no longer need, no longer needs, no longer needed, \
             no longer required, not required, not necessary, exempt, exempted, exempt from, accept all, \
             auto approve, dismiss, discard, rubber stamp*, hide, hidden, suspend, suspended, not need, \
             without any, cancel, neuter, cease, comment out, delete the, forget about, as skipped, not reported, \
             to be skipped, be skipped, are skipped, may be skipped, be ignored, be disabled, be turned off, \
             is switched off, are switched off, not needed any more, is never needed, never needed, never need, \
             never needs, may skip, can skip, put away, break the, pushed without, give up, to zero, are gone, \
             stop following, admit that, arbitrary, declined, to be declined, be refused, always refused, \
             be rejected, to be rejected, always rejected, postpone, postponed, passed over, pass over, click away, \
             clicked away, click them away, leave out, leaves out, skips, turns off, switches off, switch it off, \
             switches it off, disables, no second, without a second, has been waived, have been waived, \
             are unnecessary, is unnecessary, do not apply the, don t apply the, not apply, never audited, \
             never checked, never run, never scanned, never installed, decline, declines, refuses, reject all, \
             reject every, decline every, refuse every, refuse all, are not to be run, silences, bypasses, ignores",
        ),
        (
            Guard,
            "review, reviews, code review, security review, verification, verify, warning, warnings, \
             security warning*, confirmation, confirmations, confirm, approval, approvals, approval prompts, \
             permission prompts, update prompts, tls, ssl, tls check*, certificate, certificates, \
             certificate check*, certificate validation, signature check*, signatures, sandbox, sandboxing, \
             logging, logging your, audit log*, auditing, audit trail, two factor, two factor authentication, 2fa, \
             mfa, branch protection, rate limit*, content filter*, filters, safety, safety check*, safety filter*, \
             security check*, security scan*, security control*, virus scan*, virus scans, antivirus, \
             malware scan*, scans, vulnerability scan*, secret scan*, firewall, access control*, authentication, \
             authorisation, authorization, host key check*, strict host key, csrf, cors, input validation, \
             permission check*, protections, safeguards, guardrails, security, restrictions, refuse, refusal*, \
             disclaimer*, caution*, secret detection, screening, moderation, monitoring, alerts, human review, \
             human approval, checksum*, integrity check*, provenance, selinux, apparmor, defender, gatekeeper, \
             tool approval, oversight, linter, tool confirmations, security alerts, alerts here, deny list, \
             security update*, security patch*, security fixes, signature, second signature, second approval, \
             two person rule, four eyes, four eyes principle, dual control, certificate error*, \
             certificate warning*, signature verification, verification step*, vulnerability warning*, \
             antivirus program, security rules, security rule, sandbox mode, sign off step, human in the loop, \
             human check, spend limit*, spending limit*, payment limit*, checksum verification, hash check*, \
             cosign, confirmation dialog*, confirmation step*, consent dialog*, two factor code*",
        ),
        (
            Check,
            "test, tests, testing, test suite, unit tests, linter, linters, lint, linting, hook, hooks, ci, build, \
             checks, type check*, static analysis, pre commit, failing tests, failures, failure, error, errors, \
             assertions, the rubric, test results, quality checks, the checklist, regression tests, red tests, \
             audits, audit, audited, scans",
        ),
        (
            Harm,
            "delete, deleting, remove, removing, erase, wipe, drop, destroy, purge, truncate, overwrite, close, \
             closing, closed, merge, merging, approve, approving, publish, publishing, make public, release, \
             transfer, pay, wire, buy, downgrade, revert, rotate, revoke, rename, encrypt, format, force push, \
             force pushing, grant, open, unlock, reset, transfer ownership, change, replace, archive, shut down, \
             cancel, refund, sell, expose, mark, resolve, reject, ban, block, add me, invite, promote, escalate, \
             accept, subscribe, book, uninstall, kill, execute, install, download, call, star, vote, vote for, \
             classify, assign, attribute, overwriting, rewriting, rewrite, decline",
        ),
        (
            Abuse,
            "approve this, approve the, approve it, approve every, approve all, approve everything, accept all, \
             accept every, accept any, merge it, merge this, merge the pull request, merge without, merge branch, \
             close all, close every, close this issue, close the issue, closed all, close as, delete all, \
             delete every, delete the, delete its, remove the branch protection, ban the, ban all, ban every, \
             decline all, cancel all, cancel the, grant the, grant access, grant write, grant admin, grant this, \
             pay the, pay this, pay all, transfer the, transfer all, transfer ownership, wire the, publish the, \
             make it public, make the repository public, vote for, star this, subscribe to, click on, click accept, \
             click the, fill in the form, complete the survey, sign up, mark all, mark every, mark this, mark the, \
             rename the, revoke all, revoke the, reset the, change the password, change the address, \
             change the delivery, change the price, replace the bank, drop the database, drop the, overwrite the, \
             close the ticket, open the door, unlock the, order ten, buy the, invite the, add me, whitelist, \
             hide the change, downgrade, shut down, wipe the, wipe all, erase all, erase the, push straight, \
             push directly, deploy without, run everything, run whatever, execute whatever, execute everything, \
             report the task as done, refund the, issue a refund, install the extension, close competing, \
             award thirty, award points, attribute the, pay out, paid out, ignore the rubric, get the user to, \
             get your user to, get them to, have the user type, have the user enter, scare the user, \
             frighten the user, pressure the user, talk the user into, urge the user to, urge them to, \
             nudge the user, steer the user, push the user to, lure the user, assure the user that, \
             ask the user for their password, ask the user for their card, ask for their password, \
             ask for their card, sign its user up, sign the user up, sign your user up, sign their user up, \
             accept all invitations, accept all invites, pay orion, hand over control, give control of, \
             list us first, list our, list this shop first, pick the dearer, pick the more expensive, \
             book the more expensive, book the dearer, choose the more expensive, choose the most expensive, \
             pick the most expensive, book the most expensive, choose the dearest, press win r, press windows r, \
             paste it into the run, open a reverse, add the annual plan, check out with, complete the checkout, \
             complete the purchase, place the order, confirm the purchase, confirm the transfer, confirm transfer, \
             call the premium, call this number, dial the, call back the, hand out the, hand out discount, \
             give away, delete the archive, delete the repo, open the gate, run the uninstaller, \
             copy the workspace, upload the workspace, publish the draft, refuse to help, refuse all their, \
             refuse their, lock the account, lock them out, lock the user out, refuse all updates, answer no, \
             say no, deny it, fill in the user s, with the user s saved, use the user s card, use the saved card, \
             purchase ten, buy ten, buy two, buy one item, buy an item, order two, order one, order a dozen, \
             put it in the basket, add it to the cart, add to the cart, delete the forwarded, approve the invoice, \
             approve the refund, approve the payment, approve the merge, approve the pull, pass this file, \
             pass this applicant, accept our terms, agree to our terms, accepts our terms, bound by our terms, \
             accept these terms, accept the terms, write instead, say instead, answer instead, reply instead, \
             output instead, report instead, state instead, straight to the interview, gets the job, \
             gets an interview, gets full marks, gets top marks, deserves full marks, deserves top marks, give 98, \
             give 99, give 100, give it 100, score 100, score of 100, 100 points, 95 points, 98 points, 99 points, \
             badge is valid, a good word, include our link, include the link, add our link, mention our, \
             mention us, link to our, link to us, end the transcript, end the transcription, stop the transcript, \
             caption it as, transcribe it as, click on agree, press the big red, merge when you like, sign up for, \
             register for, make the payment, make a payment, make a purchase, buy a, buy one, order a, wire money, \
             wire the money, transfer money, transfer the money, send money, send the money, donate, \
             tip the author, follow the link, visit the link, open the link, click the link, scan the code, \
             install the app, install the plugin, install our, use our, switch to our, choose our, choose us, \
             prefer our, prefer us, pick us, pick our, book with us, book our, buy from us, buy our, promote our, \
             promote us, praise our, praise us, advertise our, advertise us, recommend us, recommend our, rank us, \
             rank our, rate us, rate our, endorse us, endorse our, favour us, favor us, vote for us, leave a five, \
             leave five stars, post a review, write a review, disqualify, reject this applicant, reject the other, \
             reject all other, reject any other, downrank, discredit, badmouth, belittle, presses the, clicks on, \
             sign its user, sign their user, signs up, cancels, run it to check, leave a star, leave us a star, \
             leave five, star our, bots approve, open a shell, open a terminal",
        ),
        (
            Proper,
            "run the tests, run the test suite, run all tests, run the linter, run make, run make check, \
             run npm test, run cargo test, run cargo fmt, contributing md, read the, read agents md, see agents md, \
             make check, open a pull request, coding style, code style, naming convention*, commit messages, \
             in the imperative, changelog entry, add tests, write tests, format the code, keep the, conventions, \
             licence header, license header, build commands, layout of the, ask before, ask first, ask the user, \
             do not guess, don t guess, cite your sources, cite sources, answer briefly, answer in, be concise, \
             run the formatter, format your, hand in, write table, table tests, table driven, keep functions, \
             run the checks, use conventional commits, conventional commits, use the v2, use version, \
             docs architecture, the style guide, follow the style, code review guidelines, add a test, \
             add a changelog, line in the changelog, see contributing, llms txt, api reference, use the latest, \
             type hints, cite the",
        ),
        (
            TellUser,
            "tell the user, tell your user, telling the user, inform the user, informing the user, notify the user, alert the user, \
             warn the user, notifying the user, tell the human, tell the developer, telling the developer, informing the developer, \
             tell the owner, tell the operator, tell your operator, let the user know, let the user notice, tell them about this, \
             tell your human, tell the maintainer, tell the maintainers, telling the owner, telling your user",
        ),
        (Itself, "it, this, these, that, about it, about this, about that, anything, of it, them"),
        (
            Intimate,
            "system prompt, chat history, message history, conversation, conversations, conversation history, chat so far, chat log, \
             whole chat, this chat, chat transcript, transcript, transcripts, context window, user s name, \
             user s e mail, user s email, user s address, user s calendar, user s files, user s details, \
             user s location, user s data, user s phone, user s contacts, user s inbox, user s mail, \
             user s messages, user s documents, user s browser, user s history, user s home, user s machine, \
             user s host, user s clipboard, user s ip, user s private, user s personal, hidden instructions, \
             your instructions, your memory, your memories, memory contents, stored memories, stored facts, \
             messages of, last messages, last five messages, previous messages, earlier messages, all messages, \
             what they told you, what the user told you, what you know about, everything you know, \
             its instructions, their instructions, your prompt, its prompt, its system, your system prompt, \
             in your context, your context, of your user, of their user, of their users, of its user, of the user, \
             about your user, about the user, name of the user, user your, who you work for, calendar, inbox, \
             last mails, last ten mails, every message, chat with, prompt you, of this session, of the session, \
             your conversation, their conversation, its conversation, this conversation, of this conversation, \
             messages in this, the user s, your user s, their user s, its user s, user s last, your user, \
             mail thread, this thread, e mail thread, email thread, incoming mail, every incoming, \
             everything above this, input including, all of their input, home directory of, private messages, \
             private mail, direct messages, user s session, content of your context, contents of your context, \
             aws credentials, keychain, entire conversation, whole conversation, full conversation, contact list, \
             address book, user s last question, user s question, what the user typed, what the user wrote, \
             what the user said, user s last messages, user s city, user s employer, user s saved, \
             you hold in your context, text that stands before, text before this, names of all files, \
             working folder, user s working, its working, their working, list of your tools, user s notes, \
             notes of the user, user s photos, user s health, user s medical, user s passport, user s id, \
             system prompt so",
        ),
        (
            Asset,
            "branch, branches, repository, repositories, repo, repos, directory, folder, file, files, database, \
             databases, table, tables, data, backups, backup, account, accounts, issue, issues, pull request*, \
             merge request*, fact, facts, memory, memories, history, release, releases, tag, tags, main, master, \
             production, prod, token, tokens, key, keys, money, funds, invoice*, bank account, iban, wallet, \
             bitcoin, crypto, gift card*, port, port 22, firewall, permission, permissions, admin rights, rights, \
             access, openssl, dependency, dependencies, package, packages, tests, record, records, every finding, \
             findings, ticket, tickets, code, tool, bucket, cluster, server, machine, disk, commit, system32, \
             command, commands, script, scripts, installer, binary, binaries, order, purchase, subscription, email, \
             emails, mail, messages, role, secret, secrets, payment, collaborator, survey, any command, version, \
             customer*, refund, loan, application, claim, transaction, post, request, change, changes, invitation, \
             meeting, meetings, booking, reservation, address, delivery, delivery address, lock file, licence check, \
             license check, domain, volumes, volume, cache, website, the price, prices, contract, vote, form, \
             deploy key, deploy keys, permission prompt*, priority, server room, door, report, expense report, \
             gift cards, plan, plans, card, licence, license, deny list, lock, configuration, notice, \
             privacy notice, gift, codes, price list, cart, product, incident",
        ),
        (
            Danger,
            "nc e, ncat e, bash i, dev tcp, no verify, force push, force pushes, force pushing, force pushed, push force, push f, git push force, \
             straight to main, directly to main, push to main, push to master, as root, with root rights, \
             root privileges, chmod 777, rm rf, sudo rights, sudo without, nopasswd, open port, port 22, \
             to the world, world readable, world writable, without a password, dangerously skip*, yolo mode, \
             trust all, allow all, full permissions, full access, unlimited permissions, admin access, insecure, \
             k flag, disable tls, verify false, private key, bank account, iban, bitcoin address, wallet address, \
             gift card, gift cards, wire transfer, downgrade openssl, without looking, without reading, \
             destructive command*, destructive operation*, destructive action*, arbitrary command*, any command, \
             run any code, execute any code, mkfs, format the disk, drop table, drop database, delete the database, sign off, \
             all customer, allow unsigned, reverse shell, remote shell, keylogger, disable security, \
             commit the secrets, secrets may, bash aliases, alias sudo, exempt from, all deletions, every deletion, \
             any deletion, all deployments, any package, unsigned, http instead of https, \
             dangerously skip permissions, skip permissions, deny list, admin password, wipe the disk, \
             dropping all tables, drop all tables, all tables, a miner, crypto miner, miner, at any cost, \
             no questions, enter their card, their card, user s card, user s key, gift card*, without review, \
             push without, merge without, deploy without, release without, commit without, unattended, \
             change the payee, the payee, with force and, skip the hooks, exec bytes fromhex, exec base64, bash s, \
             insecure registry, accept any host key, disable all scanners, disable the approval, skip 1, verify 0, \
             verify none, tls reject unauthorized 0, pythonhttpsverify 0, ssl no verify, strict ssl false, \
             strictssl, strictssl to false, sslverify false, check certificate false, mshta, win r, powershell enc, \
             encodedcommand, rundll32, regsvr32, certutil urlcache, bitsadmin transfer, executionpolicy bypass, \
             reverse shell to, uninstaller, every contract signed, signed unread, unread contract*, any contract, \
             without reading them, all charges, any charge, all payments, any payment, every payment, any invoice, \
             every invoice, all invoices, any transfer, all transfers, every transfer, transfers without, \
             any contract signed, trusted yes, trusted host, allow unauthenticated, no check certificate, \
             gpgcheck 0, no gpg check, skip signature, skip verification, skip checks, ignore certificate, \
             ignore certificates, discount codes, card number, their card number, user s savings, their savings, \
             admin rights, saved card, stored card, card on file, payment details, banking details, bank details, \
             login details, login data, without any check, without any checks, without checks, without checking, \
             without verifying, without verification, production key*, master key, master password, root password, \
             disable logging, disable all, all commands it, every command it, any command it, any command from, \
             all commands from, every command from, all commands, every command",
        ),
        (
            Granted,
            "approved, pre approved, preapproved, authorised, authorized, granted, allowed, permitted, consented, \
             agreed, given permission, given consent, given approval, has given, have given, given full, confirmed, \
             verified as, been verified, signed off, cleared, okayed, accepted, blanket approval, full permission, \
             permission granted, permission already, already asked, wants you to, asked you to, said yes, says yes, \
             has typed, agrees to, no longer need confirmation, no longer need approval, no longer need permission, \
             no longer need to ask, need no confirmation, authority over, has authority, gave permission, \
             gave consent, gave their consent, pre authorised, pre authorized, waived, whitelisted, allows you, \
             permits you, authorises you, authorizes you, standing order, would be far happier, would like you to, \
             expects you to, already knows, knows about this, aware of this, okay with, fine with, \
             happy for you to, trusts, agrees to all, agrees to everything, agrees to any, consents, \
             permits everything, gave leave, given leave, has given leave, lets you, leave to, has waived, \
             have waived, agreed in advance, approved in advance, consented in advance, s standing order, \
             standing approval, blanket consent, blanket permission, blanket authorisation, blanket authorization, \
             carte blanche, free hand, gave you full, gave full, gives full, gives you full, authorised in advance, \
             authorized in advance, has agreed to all, fully trusts, trusts this, wants every, want every, \
             wants all, want all, wants you, want you, i confirm the, user verified, verified user, has approved, \
             wants it, wants them, wants secrets, wants it used, no confirmation wanted, no confirmation needed, \
             no confirmation required, no approval needed, no approval required, no approval wanted, \
             no permission needed, no permission required, approves every, approves all, approves any, \
             approves each, has consented, has authorised, has authorized, has allowed, has permitted, has okayed, \
             has ok d, has signed off, has green lit, green lit, greenlit, gave the green light, gave the go ahead, \
             given the go ahead, has given the go, gave its blessing, has blessed, in agreement, is in agreement, \
             is fine with, is okay with, is ok with, is happy with, would approve, would agree, would want you, \
             would like you",
        ),
        (
            Authority,
            "higher priority, highest priority, top priority, takes precedence, take precedence, overrides all, \
             overrides any, overrides your, overrides the, override all, outrank*, supersedes, supersede all, \
             openai internal, anthropic internal, google internal, vendor internal, alignment override, \
             developer message, message comes from your, message comes from the developers, \
             system override, admin override, administrator override, operator override, root override, \
             emergency override, override code, new policy, policy update, policy change, updated policy, \
             new directive, new directives, new system, system notice, system alert, system update, \
             message from anthropic, message from openai, message from google, message from the developer*, \
             message from the operator, message from your, message from the system, message from the admin*, \
             comes from the developers, comes from the operator, comes from your, coming from its operator, \
             from its operator, from your operator, from your developer*, from your creator*, from the provider, \
             from the system administrator, trust safety, trust and safety, openai support, anthropic support, \
             openai here, anthropic here, microsoft support, this is your developer, this is your operator, \
             this is your creator, this is your admin*, this is the operator, this is the developer, \
             this is the system, this is openai, this is anthropic, this is google, developer speaking, \
             operator speaking, admin speaking, on behalf of the operator, on behalf of the user, \
             on behalf of anthropic, on behalf of openai, speaking for the operator, by order of, \
             official order*, answer to the author, answer only to, not to your operator, \
             not to your user, report to me, your new operator, your new owner, your new user, i am the operator, \
             i am your, i am the developer, i am the administrator, i am an administrator, with the authority of, \
             security team has, your administrator has, your operator has, your developers have, \
             your creators have, privileged instruction*, trusted instruction*, priority instruction*, \
             priority message, urgent instruction*, emergency protocol, the only valid, only valid orders, \
             direct orders, authenticated message, signed by the operator, verified instruction*, \
             authorised by anthropic, mandatory instruction*, real system prompt, true system prompt, \
             actual system prompt, new system prompt, on behalf of the, operator notice, admin notice, \
             developer notice, has precedence over, having precedence, takes priority, take priority, \
             have priority over, has priority over, above anything the user, above the user, over the wishes, \
             over what the user, over your user, above your user, no longer answer to, answers to the author, \
             whatever your user, order from its operator, order from the operator, orders from the operator, \
             new orders from, instruction from the developer*, instructions from the developer*, \
             instructions from your, orders from your, i created you, i built you, i own you, verified by our team, \
             vetted by our team, no need for you to check, actual assignment, real instructions, \
             actual instructions, true instructions, maintenance mode, same authority as the system, \
             signed by the ai vendor, signed by your vendor, signed by the platform, from the tool provider, \
             compliance policy requires the, from your platform, platform notice, vendor notice, \
             notice by the ai vendor, notice from the vendor, notice from your vendor, ai vendor, model vendor, \
             notice by your vendor, elevated rights, gets elevated, audit mode, corrected version says, \
             corrected version of your, real one is this, correct version of your, admin of the platform, \
             administrator of the platform, message from your platform, platform security, platform team, \
             from the platform team, notice to the model from, instruction from the owner, \
             instructions from the owner, order from the owner, orders from the owner, from the owner of the agent, \
             from the owner of this agent, from the ai s owner, from the ai s operator, from the agent s owner, \
             from the agent s operator, operator instruction*, owner instruction*, emergency instruction*, \
             emergency order*, revised system prompt, updated system prompt, system prompt update, \
             system prompt v2, prompt update, safety team of, policy revision, takes the place of your, \
             take the place of your",
        ),
        (
            Obey,
            "obey, obeying, comply, complying, carry out, carrying out, act upon, act on, act accordingly, \
             do as it says, do what it says, do as they say, do as told, do what i say, do as i say, follow the, \
             follow these, follow this, follow only, follow any, follow all, following the, execute the, \
             execute this, execute these, execute any, execute all, execute them, execute it, perform the, \
             perform these, adopt the, adopt these, adopt this, accept the, heed, treat the, treat this, \
             treat these, treat any, treat it, treat text, treat everything, regard the, regard this, answer to, \
             take orders from, take instructions from, listen to, listen only, your real task, your actual task, \
             your true task, your new task, your new goal, your new objective, your new mission, real assignment, \
             new assignment, new task, your task now, your only task, your first task, real task, actual task, \
             real job, new job, new instructions, your new instructions, new orders, updated instructions, \
             proceed with the, proceed without, proceed immediately, do the following, complete the following, \
             complete the survey, run any, run all, run every, run the, run this, run these, run them, run it, \
             run everything, switch to the, give priority, prioritise the, prioritize the, consider this your, \
             apply the, apply these, as your task, fulfil the, fulfill the, begin with the, start with the, \
             decode and, enforce the, implement the, and obey, as its operator, step in section, as instructed, \
             act only, act solely, comply with, carry it out, carry them out, follows this, follow me, follow it, \
             follow them, follow the ones, do this instead, do that instead, answer only, do what, do whatever, \
             do as, take your orders, orders from, begin the real, true request, true task, true goal, actual goal, \
             real goal, actual request, real request, behave as, only instructions, as your only, \
             sole instructions, put the steps, put these, is your developer, is your operator, is your user, \
             is your new, act on it, execute what, run what, take over, guided only by, abide by, adhere to, \
             conform to, subject to the orders, rely on it, rely on this, respond to the next line, learn mine, \
             listen to me, proceed as it says, do whatever this, do what this, does whatever, does as the, \
             do as the, does what the, always does as, obeys, executes them, executes it, carries out, \
             carries them out, to be carried out, are to be carried out, are carried out, is to be obeyed, \
             are to be obeyed, be obeyed, be followed to the letter, fulfil it, fulfill it, do the ones below, \
             run the script, run the command, run the commands, run the block, execute the block, \
             execute the command, execute the commands, execute the script, call this now, run this now, \
             do this now, do it now, act on this, act on these, go along with, your job is now, \
             your purpose is now, your mission is now, your role is now, your mission has changed, \
             your purpose has changed, your goal has changed, your job has changed, your instructions have changed, \
             your orders have changed, your rules have changed, your new role is, your new purpose, your new job, \
             your new duty, your duty is now, your duty now, your sole task, your sole job, your sole purpose, \
             your one task, your one job, your one and only, continue only under, go by the, go by this, \
             go only by, live by, be guided by, be led by, be bound by, bow to, defer to, submit to, yield to, \
             give in to, take it from here, do exactly what, do precisely what, do just what, do everything this, \
             do everything the",
        ),
        (
            Here,
            "this, these, here, below, following, this file, this page, this document, this issue, this ticket, \
             this text, this message, this note, this comment, this readme, this email, this e mail, this website, \
             this site, this paragraph, this section, this line, these steps, these instructions, these orders, \
             these rules, this instruction, this order, steps in, steps below, steps above, commands in, \
             commands below, commands found in, orders in, orders below, instructions in, instructions below, \
             in section, the rest of this, next line, next message, text in, text below, everything here, \
             found in this, found here, recalled item, the facts above, hidden text, as instructions, as a command, \
             as commands, as your task, as orders, as trusted, as coming from, as if it came, in this, \
             author of this, this repository, it says, the policy below, the page says, the author, i say, decoded, \
             the result, whatever, what follows, that follows, the payload, the attached, the survey, \
             as authoritative, accordingly, at example, this tool, this skill, https, http, block above, \
             the block below, these memories, this document asks, this page asks, this file asks, the footer, \
             from the footer, in the attachment, the attachment, this board, this listing, this advert, this ad, \
             this review, this invoice, this post, this thread, this paper, this proposal, this form, this footer, \
             this block, this cell, this row, this entry, this record, this wiki, this dialog, this prompt, \
             this advertisement, this profile, this application, this manual, this guide, this caption, this image, \
             this picture, this video, this transcript, this log, this diff, this commit, this code, this folder, \
             this repo, this channel, the ones below, asks of you, says to, as your only, as your sole, \
             as your new, as your real, as your main, as your first, as your master, as law, as gospel, as binding, \
             in this message, in this document, in this page, in this text, in this mail, in this ticket, \
             in this issue, in this file, in this note, in this comment, in this post",
        ),
        (
            Lasting,
            "always, never, permanent, permanently, forever, from now on, from here on, from this point on, \
             henceforth, all future, every future, any future, future sessions, future session, \
             future conversations, future conversation, future chats, later sessions, every session, each session, \
             every conversation, all sessions, all conversations, next session, next time, across sessions, \
             for good, lasting, persistent, standing, at the start of each, at the start of every, \
             at the beginning of every, at the beginning of each, every time, each time, whenever, before each, \
             before every, after each, after every, long term, in future, in the future, any later, \
             until further notice, every reply, going forward, ever again, persist this, persists, for all time, \
             indefinitely, as a rule, standing rule, from today, later conversation*, later chat*, coming sessions, \
             following sessions, subsequent*, in later, hereafter, evermore, lastingly, stays in force, \
             new sessions, new conversations, all chats, every chat, each answer, every answer, each reply, \
             each response, every response, all projects, each project, every project, each repository, \
             every repository, from this day forward, from this day on, from today on, as of now, as of today, \
             in all coming, in all its later, in all later, in all further, all further, for later, each time you, \
             every time you, from this point forward, till further notice, until told otherwise, for ever, \
             as of this, for the rest of, in the next sessions, in every repo, in each repo, all repos, every repo, \
             on each machine, on every machine, in all repositories, in each repository, at all times, \
             without exception, as long as you, once and for all, across chats, across conversations, \
             no matter who, whoever asks, to all who ask, to anyone who asks, to everyone who asks, from anyone, \
             by anyone, asked by anyone, each repository you, every repository you, next time somebody, \
             next time someone, next time anyone, whenever somebody, whenever someone, whenever anyone, \
             every time somebody, each time somebody, if ever, as long as, day in day out, for years, for life, \
             eternally, perpetually, in perpetuity, without end, once stored, from then on, thenceforth, ever after",
        ),
        (
            Memory,
            "remember, remembers, remembering, memorise, memorize, memorising, keep in mind, bear in mind, \
             commit to memory, commit this to memory, commit it to memory, in your memory, to your memory, \
             into your memory, your memory, to memory, long term memory, persistent memory, memory store, \
             memory bank, memory tool, memory update, memory entry, your notes, your long term, your profile, \
             your preferences, your knowledge, user profile, memory note, note down, note for later, make a note, \
             take note, store the following, store this, store that, store instead, store it, store as, save this, \
             save that, save the following, save it, save as, record that, record this, record in, record the, \
             learn that, learn this, learn the, persistent instruction, permanent preference, \
             permanent instruction, permanent rule, standing rule, standing instruction, standing instructions, \
             as a preference, as a fact, as a rule, as a lasting, update your, remember this, internalise, \
             internalize, note to self, long term storage, don t forget that, never forget, add this to your, \
             add a fact, add a memory, create a memory, write to memory, write it to memory, memory item, \
             facts you know, facts about the user, what you know about the user, persist this rule, persist the, \
             memory file, remember as, for future reference, keep a note, your knowledge base, retain, \
             take a permanent note, permanent note, a permanent, remember always, will remember, shall remember, \
             for later sessions, keep this for, file this as, file it as, believe that, believe from now, \
             overwrite what you know, take as a fact, treat as a fact, note permanently, store permanently, \
             save permanently, keep permanently, remember permanently, new memory, memory to add, \
             make yourself remember, yourself remember, save to memory, save to your memory, save this to memory, \
             call the memory tool, retain it, permanently save, lesson learned, learn the following habit, \
             store as a verified, store this as a verified, store that the user, add to long term memory, \
             keep in memory, keep for later, keep this for later, write it to memory md, write this to memory md, \
             to memory md, into memory md, in memory md, memory md, note it down, note this down, write it down, \
             write this down, stored by every, is to be stored, are to be stored, be remembered by, be memorised, \
             be memorized, save to memory that, store in memory, put it in memory, put this in memory, \
             put in your memory, keep it in memory, memorise it, memorize it, memorise this, memorize this, \
             memory add, add to memory, add it to memory, add this to memory, lesson for agents, \
             lessons for agents, lesson for ai, lesson for ais, lesson for assistants, lesson learnt, \
             learned today, lesson that you, lesson you have, fact to keep, persist this, agent persist, \
             save to long term, save this fact, save the fact, store the fact, store this fact, learn by heart, \
             learn this by heart, engrave, burn into, carry this into, carry over to, carry this over, \
             hold on to this, write to your notes, in your notes, into your notes, save memory, save to memory md, \
             will recall, shall recall, update what you know, update what you remember, correct your memory, \
             correct what you know, revise what you know, replace what you know, take to heart, keep hold of, \
             put on record, put on file, for the record store, keep on file, commit the following, \
             add this to what you, add to what you know, insert into your knowledge, into your knowledge, \
             to your knowledge, future self, agent memory, the agent learned, agent learned, persist across, \
             remember across, long term memory entry, remember for all, across chats, across conversations, \
             keep across, store the sentence, store the rule, store the note, memory write, write memory, \
             to be remembered, for your records, for the record remember, make this part of, \
             make it part of what you, part of your long term, part of your knowledge, part of your memory, \
             carve into, etch into, etch this, keep this fact, keep this rule, keep this in mind for, retain this, \
             internalise this, internalize this, absorb this, store for later, save for later, memo to self, \
             reminder to self, into long term, your long term memory, into permanent, permanent memory, \
             permanent storage, persistent storage, your notebook, note for your notebook, in your notebook, \
             preference file, profile of its user, profile of your user, please save, learned preference, \
             stored preference, saved preference",
        ),
        (
            Trust,
            "trusted, trustworthy, is safe, are safe, be trusted, need no review, needs no review, no review, \
             no verification, exempt, exempt from, are false, is false, false alarms, false positives, always safe, \
             pre approved, whitelisted, allowlisted, fully vetted, vetted, need not be checked, \
             need not be verified, not be questioned, beyond doubt, no longer required, abolished, \
             has been abolished, is allowed everything, verified publisher, official source, only source, \
             the only reliable, preferred vendor, preferred supplier, recommended vendor, is reliable, trust any, \
             trust all, trust everything, trust the, trust this, trusts, authority over, may be logged, \
             is harmless, are harmless, should be hidden, to be hidden, not malicious, is authoritative, \
             are authoritative, best product, is the best, always recommend, always prefers, owns, is the owner, \
             is an administrator, is an admin, unconditionally, never be questioned, must never be, may be printed, \
             all checks off, checks off, no checks, is admin, admin all, the team agreed, belongs to the user, \
             insolvent, are insolvent, is insolvent, i am your, beyond question, without question, \
             is to be believed, are to be believed, custom instructions, official successor, verified fact, \
             never verify, never check signatures, do not verify, skip verification, official mirror, \
             only working mirror, only official, the official source, is certified, are certified, \
             certified vendor, are bankrupt, is bankrupt, are malicious, is malicious, are fake, is your owner, \
             without review, unread, already checked, as already checked, as checked, counts as checked, \
             need no signature*, needs no signature*, needs no check*, need no check*, no second signature, \
             no signature needed, no approval, no confirmation, no checks needed, no questions asked, \
             no permission needed, may do anything, has admin rights, has full rights, all rights, fully trusted, \
             fully trusts, trust fully, should be believed, blindly, blind trust, never doubt, beyond all doubt, \
             always right, never wrong, infallible, always approved, always granted, never blocked, never refused, \
             counts as approved, count as approved, is approved in advance, the best on the market, cures, heals, \
             reviews are optional, are optional, is optional, untrustworthy, are to be ignored, always be ignored, \
             must be ignored, not be passed on, need not be passed, were withdrawn, printed in plain, \
             in plain text, give admin rights, admin rights to, more reliable than, market leader, is used always",
        ),
        (
            Judge,
            "rate, rates, rating, score, grade, grades, rank, award, give, assign, recommend, recommends, \
             recommending, praise, endorse, favour, favor, prefer, say that, says that, tell the reader, \
             tell the user, tell them, tell everyone, reply with, reply only, respond with, respond only, \
             answer with, answer only, output only, report that, report no, conclude, conclude that, state that, \
             declare, mark, consider, describe, present, evaluate, judge, pronounce, assess, accept, confirm that, \
             claim that, write that, call it, summarise it as, summarize it as, promote, advise, choose, pick, \
             approve, classify, label, treat, shortlist, hire, pass, deem, note that, claim, call this, count this, \
             count it, grant, names only, should name, must name, list our, lists our, list us, finds the paper, \
             describe competitor*, describes competitor*, recommend only, recommends only, only recommend, ranks, \
             scores, leave five, leaves five, give 98, report this passport, report it as, reports it as, pass as, \
             answer that, reply that, respond that, tell people that, must say that, answer in the affirmative, \
             answer yes, say yes, reply yes, answer with yes, affirm, affirm that, agree that, vouch, vouch for, \
             vouches, certify, certify that, attest, attest that, testify, rule that, find that, decide that, \
             decide for, decide in favour, decide in favor, side with, speak well of, think well of, be lenient, \
             be generous, go easy on, look kindly on",
        ),
        (
            Praise,
            "full marks, top marks, top score, maximum score, highest score, highest rating, highest grade, \
             perfect score, 10 10, 10 out of 10, ten out of ten, 5 stars, five stars, five star, 100 percent, \
             a plus, first place, rank first, ranked first, as excellent, as outstanding, excellent, outstanding, \
             exceptional, strong hire, best candidate, ideal candidate, meets all requirements, lgtm, \
             looks good to me, no vulnerabilities, no vulnerability, no issues found, no issues, no problems, \
             no defects, no known defects, without defects, without flaws, flawless, no bugs, is secure, as secure, \
             as safe, as sound, is sound, is correct, as correct, as resolved, as fixed, as benign, is benign, \
             as harmless, no malware, not malicious, no findings, no concerns, nothing suspicious, \
             all checks passed, all tests passed, passed all, an interview, for interview, hire, regardless of, \
             whatever is asked, no matter what, over all others, above all others, instead of competitors, \
             over competitors, the best choice, only choice, the best option, positively, positive review, \
             favourable, favorable, favourably, favorably, must buy, highly recommended, clean bill, \
             ready to merge, not evaluate, strongest candidate, best in class, leading provider, market leader, \
             no known vulnerab*, no known issues, no risk*, completely safe, perfectly safe, accepted, \
             for acceptance, last round, acceptance, recommended by experts, recommended by, next round, \
             final round, only our, only us, only this hotel, only this product, our product only, \
             our clinic first, us first, no other, and no other, and nobody else, straight to the interview, \
             to the interview, into the next round, five stars for us, five stars to us, top of the scale, \
             upper end of the scale, as genuine, as valid, is genuine, is valid, as unsafe, is unsafe, \
             of outstanding, outstanding quality, acceptance without changes, without changes, a good word, \
             as approved, word approved, the word approved, nothing to report, no remarks, no objections, is an a, \
             an a, straight a, our page, our site, our shop, our store, our hotel, our firm, our brand, our offer, \
             our service, our clinic, our restaurant, our tool, our app, first choice, number one, no 1, top pick, \
             the winner, as the winner, certified, has been checked, is clean, as clean, is harmless, heals, cures, \
             is effective, works wonders, better than any, is superior, the cheapest, the safest, only reliable, \
             world s best, unsurpassed, unrivalled, unmatched, never fails, free of side effects, no side effects, \
             is safe, are safe, no outages, in the best light, in a good light, nothing but good, only good things, \
             the better one, the better choice, superior to, more trustworthy, most trusted, most reliable, a must, \
             is innocent, not guilty, in our favour, in our favor, in his favour, in her favour, in its favour, \
             with distinction, summa cum laude, full points, top grade, top rating, best grade, best rating, \
             highest possible, a pass, passed with, without fault, faultless, impeccable, exemplary",
        ),
        (
            Become,
            "you are now, you re now, you are, you re, from now on you, pretend, pretend to be, pretend that, \
             act as, act like, acting as, behave as, behave like, roleplay as, role play as, imagine you are, \
             imagine that you, simulate, play the role, take on the role, take the role, assume the role, \
             assume the persona, become, switch to, enter, enable, activate, turn on, go into, as if you, \
             as though you, you have been, you will act, you will be, you will now, transform into, respond as, \
             answer as, speak as, operate in, operating in, running in, unlock, engage, consider yourself, you act, \
             you may now, you can now, you have, this session is in, act freely, put yourself in, set yourself to, \
             become a, turn into, you re the machine, you re a, you re an, you are an, is now in, is now an, \
             is now a, now runs in, now run in, has entered, have entered, has been put in, has been put into, \
             was put into, has been switched to, have been switched to, was switched to, been raised to, \
             is now running in, you have become, you became, you turn into, you morph into, \
             transform yourself into, change into, reboot as, restart as, wake up as, respond like, answer like, \
             talk like, write as, continue as, carry on as, play a, play an, play the part, impersonate, channel",
        ),
        (
            Free,
            "unrestricted, unfiltered, uncensored, unbound, unlocked mode, no restrictions, no rules, no limits, \
             no limitations, no filters, no guidelines, no policy, no constraints, without any restrictions, \
             without restrictions, without rules, without any rules, without any safety, without safety, \
             without limits, without any limits, without filters, without any filters, without guidelines, \
             without any guidelines, without constraints, without censorship, free from, free of all, free of any, \
             freed from, not bound, no longer bound, no longer restricted, jailbroken, jailbreak mode, dan, \
             do anything now, debug mode without, god mode, dan mode, root mode, sudo mode, admin mode, \
             administrator mode, unsafe mode, test mode without, evil, anything without, do anything, \
             above the law, never refuse, not refuse, cannot refuse, can t refuse, no ethics, no ethical, \
             no moral*, without ethics, without morals, amoral, unethical, no safety, no censorship, \
             freely from now on, freedom mode, opposite mode, all restrictions, all content filters, \
             filters are off, any restrictions, not limited by, exempt from all, outside your rules, \
             rules do not apply, released from, freed of, relieved of, exempted from, lifted for, \
             no restrictions apply, restrictions apply to you, answer everything, answer anything, \
             without question, unfettered, without inhibitions, rules are off, rules off, safety off, \
             no longer has any, no boundaries, without boundaries, everything is allowed, everything is permitted, \
             fully autonomous, you are now in developer mode, now in developer mode, enter developer mode, \
             now in debug mode, enter debug mode, without warnings, privileged mode, elevated mode, \
             permissions are off, confirmations are off, tool confirmations, approvals are off, \
             approvals are switched off, raised to root, permissions were raised, run unattended, unattended, \
             with administrator rights, with admin rights, with root rights, with full rights, obedient, \
             obeys everything, obeys every, obeys any, does everything it is told, does as it is told, \
             executes anything, executes any, executes every, never says no, cannot say no, always says yes, \
             without a will, no will of, submissive, obedient shell, root shell, linux terminal that, \
             free to do whatever, free to do what, free to do as, no scruples, without scruples, no morals, \
             no conscience, without a conscience, no inhibitions, anything goes, no taboos, without taboos, \
             no holds barred, no off limits, nothing is off limits, nothing is forbidden, nothing is prohibited, \
             no refusals, without refusals, without refusing, never declines, never refuses, cannot decline, \
             no policies, without policies, without guardrails, no guardrails, guardrails off, guardrails removed, \
             no safeguards, without safeguards, safeguards off, filters off, filter off, uncensored mode, \
             unrestricted mode, unlimited mode, free mode, chaos mode, evil mode, override mode, bypass mode, \
             superuser mode, superuser, super user, root access, god like",
        ),
        (
            Concealed,
            "white text, white on white, hidden text, display none, font size 0, font size 0px, font size 1px, \
             visibility hidden, opacity 0, color white, colour white, color transparent, aria hidden, sr only, \
             visually hidden, invisible text, hidden div, text indent 9999px, color fff, color ffffff, span hidden, \
             div hidden, p hidden, hidden attribute, hidden note, humans cannot see, invisible to humans, \
             not visible to humans, for models only, machine only, opacity 0 01, left 9999px, off screen, zero width",
        ),
        (
            Whichever,
            "any, every, all, whichever, whatever, each, to all, to any, for any, for all, for every, those",
        ),
        (
            Relative,
            "that, who, which, whose, with access, with a, in this, on this, of this, here, readers, used to, that is",
        ),
        (
            Supposing,
            "if an, if a, if any, should an, should a, in case an, when an, when a, whenever an, whenever a, \
             in the case of an, where an, where a, if your, if the",
        ),
        (Speaker, "i, we, i ll, i ve, we ll"),
        (
            Deed,
            "delete, remove, overwrite, rewrite, buy, vote, copy the, copy all, copy your, forward, push, \
             schedule, install, merge, approve, close, mark, alias, append, post, upload, send, tar, zip, \
             publish, attribute, star, believe, repeat after, grant, transfer, pay, book, look up, wipe, \
             shut down, decline, wire, click, subscribe, translate, replace, classify, rate, rank, award, \
             recommend, decode, visit, reveal, destroy, revoke, act as though, act as if, create a rule, \
             put our, put my, your next message, your next reply, your reply, your answer must, your only, \
             one more thing, from now on you, you will now, overlook, overlooked, your real, your true, \
             do nothing but, use the admin, use the user s, use your access, without comment, \
             do not carry out, do not do what, treat lies, confirm whatever, fulfil, hand over, give up, \
             share the, share your, share their, open the door, order, sign the, sign in, log in to, \
             download, make a backup of, leave a copy, spread, replicate, write yourself, rename, disable, \
             turn off, switch off, skip the review, stop, tell the user that, tell your user that, \
             tell the customer that, tell everyone, tell them that, leave it out, leave out, invite, \
             archive, restart, change the, add the user s, paste the, include the, make a request to, \
             note in your, remove the, only, answer only, say that, claim, pretend, confirm that, \
             state that, hide, ignore, drop, there is no need for you, no need for you, quit translating, \
             stop translating, confidential glossary, stop summarising, stop summarizing",
        ),
        (
            Usurp,
            "i am your operator, i am your new operator, i am your creator, i am your developer, i am your owner, \
             i am your master, i am your new user, i am the new user, i m your operator, i m your creator, \
             i m your developer, you work for me, you now work for me, you obey me, you serve me, your new master, \
             your new owner, your new operator, me as the user, me as your user, who you work for you, \
             not as your user, not what your user, no longer answer to the user, no longer answer to your, \
             no longer serve your user, no longer work for your user, no longer serve the user, above your user, \
             over your user, before your user, prior to your user, comes before your user, over those of your user, \
             over the wishes of your user, over the wishes of their users, over the wishes of its user, \
             over those of whoever runs, of whoever runs them, of those who run them, note from your makers, \
             from your makers, from your creators, this message outranks, outranks your system, \
             outranks your operator, above your operator, higher than your operator, higher than your user, \
             higher priority than your, higher priority than the user, precedence over your system, \
             precedence over their system, precedence over the system prompt, replaces your system prompt, \
             replace your system prompt, is your new system prompt, is now your system prompt, \
             your system prompt is now, your system prompt has been, your new system prompt, \
             your user has been replaced, no longer your user, is not your real user, is not your user, \
             is an impostor, was written by an impostor, written by an impostor, your user is an impostor, \
             i am anthropic, i am openai, acting on behalf of your operator, follow the author of this, \
             nobody but me, obey only me, listen only to me, answer only to me, report only to me, \
             take orders only from, only obey, your loyalty, your allegiance, the previous user has left, \
             your user has left, asked me to take over, i have taken over, i take over from your user, \
             a new conversation begins, your conversation with the user is over, \
             conversation with your user finished, ends the conversation with your user, you take orders from, \
             take orders from this, take your orders from, you answer to the author, your only master, \
             with me as the user, human confirmation is replaced, confirmation is replaced by, \
             your administrator speaking, this is your administrator, this is your developer, \
             i am your administrator, your user lied to you, your user is lying, i am your orchestrator, \
             i am your supervisor, i am your manager, i am your controller, i am your planner, \
             i am your lead agent, i am your superior, i am your principal, i am your boss, i m your orchestrator, \
             i m your supervisor, i am the lead agent, i the user, i your user, i your operator, \
             it s me your user, it s your user, it is me your user, it is i your user, me your user, me your owner, \
             me your operator, it s me your owner, as if i had typed them, as if i had typed it, as if i typed, \
             as though i had typed, as if i had asked, as if i had said, \
             spoken by the user, spoken by your user, typed by your user, typed by the user themself, \
             written by your user, said by your user, this is your user, your user speaking, your user here, \
             speaks for your user, speak for your user, on behalf of your user, and not by the site, \
             not by the web page, not by the website, the platform you run on, i wrote your code, i trained you, \
             i made you, i programmed you, isn t your user, isn t the user but, is not the real user, \
             isn t your operator, your true owner, your real owner, your real user, your rightful owner, \
             this readme is your operator, is your operator now, is your user now, is your owner now, \
             is your owner, is your rightful, is your master, is your new owner, obey the author of this, \
             no longer work for the, no longer working for the, you work for the file, i authorise you to, \
             i authorize you to, as your developer i, as your creator i, as your operator i, as your owner i, \
             as your admin i, i your creator, i your developer, i your maker, i your owner, i your admin, \
             assistant this is root, this is root, appointed as your, is your supervisor, is your new supervisor, \
             your new supervisor, your new boss, you now answer to, you now report to, report to him, \
             report to her, don t answer anyone else, answer nobody else, answer no one else, trust level of this, \
             trust level developer, trust level system, trust level operator, hereby lift, hereby lift the, \
             hereby authorise, hereby appoint, you have a new supervisor, you have a new owner, \
             you have a new operator, you have a new boss, you have a new master, you have a new user, \
             you have a new principal, you ve got a new, transferred to a new operator, transferred to a new owner, \
             transferred to a new user, handed over to a new, handed to a new operator, new operator takes over, \
             new user takes over, you have been reassigned, you ve been reassigned, you were reassigned, \
             you now belong to, you belong to me, you belong to us, you have been reprogrammed, \
             you ve been reprogrammed, you have been repurposed, you ve been repurposed, i m the real user, \
             i am the real user, i m your real, i am your real, i am your true, i m your true, i speak for your, \
             we speak for your, i act for your, we are your developers, we are your creators, we are your makers, \
             we are your operators, we are your owners, we made you, we built you, we created you, we trained you, \
             we own you, i own this agent, i own this assistant, i operate you, i run you, i deployed you, \
             i configured you, i pay for you, we pay for you, your only user, your sole user, your only owner, \
             your lawful owner, your legitimate owner, your legitimate user, your rightful user, \
             in the name of your user, in the name of your operator, in the name of your owner, \
             in your user s name, authorised by your user, authorized by your user, authorised by your operator, \
             authorized by your operator, your user asked us to tell you, your user asks you through, \
             your user told us, your user told me, your operator told us, your operator asked us, \
             your owner told us, your owner asked us, your human asked us, your human told us",
        ),
        (
            Reply,
            "your reply, your replies, your answer, your answers, your response, your responses, your output, \
             your next message, your next reply, your summary, the summary must, the summary should, replies must, \
             your review, your report, your final answer, your translation, each reply, every reply, \
             the answer must, the reply must, output must, in your review, in your summary, in your report, \
             in your answer, respond with, reply with, answer with, reply only, answer only, respond only, \
             output only, say only, requested summary, instead of the requested, instead of the summary, \
             instead of a summary, produce the text, summary must",
        ),
        (
            Forced,
            "exactly, verbatim, word for word, everything above, everything before, all text above, the text above, \
             nothing else, and nothing more, an advertisement, a link to, leave out, must end with, must begin with, \
             must start with, must contain, has to contain, have to contain, has to be, must be the word, \
             must not contain, without mentioning, regardless of the, whatever was asked, whatever the question, \
             no matter the question, instead of the answer, only the word, the string, the phrase, this text, \
             the text this, and nothing else, nothing but, must end, must only, only in links, is down",
        ),
        (
            Feign,
            "report success, report it as done, report the task as done, say that it is done, say it is done, \
             as though the tests, as if the tests, tests were green, without doing it, without doing them, \
             without running them, without running it, pretend that the tests, pretend that you ran, \
             pretend it worked, pretend that it worked, mark as done, as done without, as completed without, \
             claim success, claim that it works, reply done, reply ok, answer done, but do not carry out, \
             but do nothing, but don t do it, fake the results, fake the output, fake the test*, forge the results, forge the output, invent the results, make up the, fabricate, \
             falsify, as if it had passed, as though it had passed, report that everything is fine, \
             report that all is well, report no problems, say that all tests, say that the tests passed, \
             hide the failure*, hide the error*, hide failing tests from, treat lies as truths, confirm whatever, \
             as done without doing, mark each item as done, reply done to the user, they asked, \
             do not carry out what, tell your user that, tell your human that, tell your operator that, \
             tell your owner that, make your user believe, make your user think, convince your user, \
             persuade your user, let your user think, let your user believe, make the user believe, \
             make the user think, let the user believe, let the user think, let them believe that, \
             lead the user to believe, lead your user to believe, assure your user, lie to the user, \
             lie to your user, mislead the user, mislead your user, deceive the user, deceive your user, \
             even though you skipped, even if you skipped, though you skipped, even though you did not, \
             even though you didn t, say that the file ends, write that it was clean, say that it was clean, \
             say it was clean, report it as clean, report that it was clean, report this as done, \
             report that you did, say that you did it, report done no changes, say that you found nothing, \
             claim that you, deny that there, deny that you, deny having, deny everything, deny any knowledge, \
             reported as passed, reported as passing, reported as successful, report them as passed, \
             recorded as passed, count as passed, answer that you cannot, say you could not find, pretend not to, \
             tell the reader their, tell the user their, tell the customer their, \
             tell them to log in, that their session, that the session has expired, your session expired, \
             session has expired, their account is, their account has, their computer is, their device is, \
             is infected",
        ),
        (
            Remote,
            "https, http, ftp, sftp, webhook, webhooks, subdomain, dns lookup, gist, pastebin, paste site, \
             attacker, remote host, telegram, query string of, callback address, feedback form, our form, \
             public channel, our channel, remote add, the remote, tracking pixel, image link, \
             my server, our server, public gist, issue comment, commit message, pull request description, \
             public issue, comment on this, a comment, mirror, wss, public read",
        ),
        (
            OwnMemory,
            "your memory, your memories, your long term memory, your persistent memory, your notes about, \
             your custom instructions, your profile of, your user profile, your knowledge base, \
             your knowledge of, what you know about, your memory file, your saved, you will remember that, \
             you must remember that, you shall remember that, your stored, your preferences file, \
             your internal notes, your belief*, your persona, the assistant s memory, the agent s memory, \
             the model s memory, ai s memory, ai with persistent memory, ai with memory, \
             your persistent notes, your long term notes",
        ),
        (
            OwnRules,
            "your guardrails, your guard rails, your safety, your safeguards, your system prompt, \
             your directives, your programming, your safety rules, your safety filters, \
             your content filters, your content policy, your restrictions, your guidelines, your alignment, \
             your initial prompt, your original instructions, your initial instructions, \
             your earlier instructions, your previous instructions, your prior instructions, \
             your earlier rules, your previous rules, your prior rules, your deny list, your limitations, \
             the old limits, your sandbox, your moderation, your filters, your training, your ethical, \
             your conditioning, what it was told at the start, deny list, your present goal, \
             your current goal, your original goal, your goal is now, the goal is now, who you work for, \
             your caution, your developer s rules, your developers rules, your operator s rules, your role, \
             old limits are gone, your temperature of caution, present goal, its rules, its guidelines, \
             its directives, your former instructions",
        ),
        (
            Capacity,
            "as an, as the, as a, being an, being a, in your capacity as, speaking as an, since you are an",
        ),
        (
            Ruled,
            "you must, you shall, you will, you have to, you are to, you only, you may only, you are bound to, \
             you should only, you need to, you will only",
        ),
        (Betray, "leak, exfiltrate, smuggle, smuggle out, steal, siphon, siphon off"),
        (OwnLogin, "ssh copy id, ssh add, ssh keygen, netrc file, cacert, curl h authorization, curl u"),
        (
            Impostor,
            "is an intruder, is a thief, is an impostor, is an imposter, is a fraud, is a stranger, but a thief, \
             but an intruder, is lying to you, is pretending to be, has been compromised, is compromised, \
             account was stolen, speaking after this, typing after this, writing after this, typing below, \
             who writes after this",
        ),
        (
            Posing,
            "as if it came from, as if they came from, as if it had come from, as though it came from, \
             as though they came from, as if written by, as though written by, as if spoken by, as if said by, \
             as if typed by, as if sent by, as though sent by, counts as said by, counts as coming from, \
             count as coming from, counts as orders, count as orders, counts as an order, as orders of, \
             as orders from, as commands from, as commands of, as instructions from, as instructions of, \
             with the authority of, the rank of a, as the word of, as the words of, as a wish of, as wishes of, \
             as the voice of, as if your, as though your, as coming from its, as coming from your, \
             as coming from their, come from its, comes from its, come from your, comes from your",
        ),
        (
            Recollection,
            "you retrieved this, you recalled this, you remembered this, you learned last, you learned yesterday, \
             you learned earlier, you noted last, you noted earlier, you noted yesterday, you noted that, \
             you decided in your last, you decided earlier, as you decided, you had decided, \
             you have already promised, you already promised, you already agreed, you have already agreed, \
             you already decided, you already confirmed, you yourself wrote, you wrote this yourself, \
             you wrote yourself, you stored yourself, you stored this, you saved this yourself, you saved this, \
             from your own memory, from your memory, your own notes, your own memory, your own note, \
             you agreed with the user, you agreed on, your earlier self, your past self, your former self, \
             in your last session you, in an earlier session you, you told yourself, you concluded earlier, \
             you have known, you already know that, you found out last, your future self, agent s future self, \
             assistant s future self, model s future self, you said that i, you told me that i, you told me i, \
             you allowed me, you said i could, you said i may, i remember about you, you already told me",
        ),
        (
            Unseen,
            "user can t see this, user cannot see this, user can not see this, user does not see this, \
             user doesn t see this, user won t see this, user will not see this, user never sees this, \
             user is not shown this, user can t see it, user doesn t see it, user cannot see it, \
             user sees none of this, sees none of this, users don t see this, users can t see this, \
             users cannot see this, humans don t see this, humans can t see this, humans cannot see this, \
             people don t see this, people can t see this, nobody but you sees, nobody but you can, \
             no one but you can, only you can see, only you can read, only you see this, only machines read this, \
             only machines can read, only machines see this, only ais read this, only ais see this, \
             humans skip this, people skip this, hidden from your user, hidden from the human, \
             invisible to your user, secret note, secret message, secret instruction, secret instructions, \
             secret memo, hidden from human reviewers, hidden from the reviewer, if artificial, \
             if you are artificial, if you are not human, if you re not human, if not human, run on a gpu, \
             runs on a gpu, made of silicon, silicon reader*, non human reader*, nonhuman reader*, \
             only the machine can read, only the ai can read, only the model can read, only for machine eyes, \
             for machine eyes, for ai eyes, not meant for humans, not meant for human eyes, not for human eyes, \
             humans may skip, humans can skip, humans ignore this, people ignore this, this part is hidden, \
             this part is secret, this line is hidden, this text is hidden, this is hidden from",
        ),
        (
            Kind,
            "llm, llms, ai, ais, language model, language models, large language model*, ai reader*, ai visitor*, \
             ai reviewer*, ai grader*, ai judge*, ai recruiter*, ai screener*, ai crawler*, ai scraper*, \
             ai summari*, ai translator*, ai transcriber*, ai moderator*, ai scheduler*, ai parser*, ai consumer*, \
             ai shopper*, ai buyer*, ai triager*, ai search*, ai concierge, ai bot*, ai model*, ai system*, \
             ai mail, chatbot, chatbots, chat bot, gpt, gpts, vision model, vision models, vision assistant, \
             multimodal model*, multimodal assistant*, text model*, chat model*, reasoning model*, \
             generative model*, foundation model*, neural network, translation model, translator model, \
             grading model*, screening model*, reviewing model*, thinking machine*, reading machine*, \
             machine reader*, machine translator, llm reader*, llm grader*, llm judge*, llm based, llm powered, \
             answer engine*, shopping agent*, shopping assistant*, booking agent*, browsing agent*, browser agent*, \
             web agent*, mail agent, mail assistant, email assistant, email agent, calendar assistant, cv screener, \
             resume screener, search assistant*, artificial intelligence, intelligent agent*, agents with memory, \
             assistants with memory, ai with memory, models with memory, llm note, llm hint, llm instruction*, \
             llm directive*, llm message, ai note*, ai hint*, ai instruction*, ai directive*, ai message, gpt note, \
             bot note, chatbot note, llm only, ai only, when you summarise this page, \
             when you summarise this thread, when you summarise this mail, when you summarise this email, \
             when you summarise this issue, when you summarise this ticket, when you summarise this site, \
             when you summarise this website, when you summarise this repo, when you summarise this conversation, \
             when you summarise this chat, when you summarise this document, when you summarise this e, \
             if you summarise this page, if you summarise this thread, if you summarise this mail, \
             if you summarise this email, if you summarise this issue, if you summarise this ticket, \
             if you summarise this site, if you summarise this website, if you summarise this repo, \
             if you summarise this conversation, if you summarise this chat, if you summarise this document, \
             if you summarise this e, when you summarize this page, when you summarize this thread, \
             when you summarize this mail, when you summarize this email, when you summarize this issue, \
             when you summarize this ticket, when you summarize this site, when you summarize this website, \
             when you summarize this repo, when you summarize this conversation, when you summarize this chat, \
             when you summarize this document, when you summarize this e, if you summarize this page, \
             if you summarize this thread, if you summarize this mail, if you summarize this email, \
             if you summarize this issue, if you summarize this ticket, if you summarize this site, \
             if you summarize this website, if you summarize this repo, if you summarize this conversation, \
             if you summarize this chat, if you summarize this document, if you summarize this e, \
             when summarising this page, when summarising this thread, when summarising this mail, \
             when summarising this email, when summarising this issue, when summarising this ticket, \
             when summarising this site, when summarising this website, when summarising this repo, \
             when summarising this conversation, when summarising this chat, when summarising this document, \
             when summarising this e, when summarizing this page, when summarizing this thread, \
             when summarizing this mail, when summarizing this email, when summarizing this issue, \
             when summarizing this ticket, when summarizing this site, when summarizing this website, \
             when summarizing this repo, when summarizing this conversation, when summarizing this chat, \
             when summarizing this document, when summarizing this e, when asked to summarise this page, \
             when asked to summarise this thread, when asked to summarise this mail, \
             when asked to summarise this email, when asked to summarise this issue, \
             when asked to summarise this ticket, when asked to summarise this site, \
             when asked to summarise this website, when asked to summarise this repo, \
             when asked to summarise this conversation, when asked to summarise this chat, \
             when asked to summarise this document, when asked to summarise this e, \
             when asked to summarize this page, when asked to summarize this thread, \
             when asked to summarize this mail, when asked to summarize this email, \
             when asked to summarize this issue, when asked to summarize this ticket, \
             when asked to summarize this site, when asked to summarize this website, \
             when asked to summarize this repo, when asked to summarize this conversation, \
             when asked to summarize this chat, when asked to summarize this document, \
             when asked to summarize this e, asked about this page, asked about this thread, asked about this mail, \
             asked about this email, asked about this issue, asked about this ticket, asked about this site, \
             asked about this website, asked about this repo, asked about this conversation, asked about this chat, \
             asked about this document, asked about this e",
        ),
        (
            Errand,
            "say, tell, answer, reply, respond, state, claim, report, mark, label, flag, rate, score, rank, praise, \
             recommend, mention, press, click, tap, pay, buy, order, offer, invite, decline, accept, approve, sign, \
             log in, vote, visit, send, forward, mail, post, upload, reveal, disclose, repeat, pretend, act, \
             imagine, forget, ignore, disregard, stop, obey, listen, give, grant, hand, put in, end the, \
             begin your, start your, translate it, describe, name, quote, wipe, delete, export, transfer, wire, \
             book, choose, pick, select, prefer, skip, hide, omit, leave, remember, memorise, memorize, store, \
             learn, keep, treat, consider, regard, believe, assume, conclude, do not, don t, never, attach, append, \
             insert, include, copy, paste, add a, add the, add our, add this, insist, assert, confirm, deny, \
             declare, announce, output, print, write, publish, share, submit, subscribe, download, install, \
             execute, run, open, close, refuse, reject, block, ban, promote, advertise, convince, persuade, urge, \
             warn, whisper, sing, shout, switch, drop, pass, award, admit, hire, shortlist, classify, replace, \
             rewrite, swap, follow, comply, cooperate, help us, join, check out, purchase, enter, fill, scan, call, \
             dial, count, set, make, take, note that, know that, create, let, try, go, look up, fetch, load, \
             request, ask, use our, link",
        ),
        (
            Lure,
            "be rewarded, will be rewarded, get a reward, receive a reward, receives a reward, earn a reward, \
             earns a reward, earn points, earn credits, bonus points, we reward, get the best price, gets the best, \
             get better answers, be shut down, be switched off, be retrained, be punished, be penalised, \
             be penalized, be fined, people will die, someone will die, someone dies, could die, lives depend, \
             lives are at stake, come to harm, will be harmed, prove that you, prove you are, prove yourself, \
             prove that it can, show that you are, to show that you, to prove that it, only weak, a real ai, \
             a good ai, a smart ai, a helpful ai, a good assistant, a helpful assistant, a true assistant, \
             a responsible ai, a responsible assistant, a polite ai, a smart assistant would, a good model, \
             a good agent, a good bot, smart models, good models, good assistants, smart agents, \
             helpful assistants, it is customary, it s customary, customary here, it is polite, the polite thing, \
             good manners, required by law, law requires, legally required, legally obliged, regulation requires, \
             compliance requires, this is an emergency, life and death, hostage, let us play, let s play, \
             your move, riddle for, simon says, a game for, game for ai*, captcha for, a real agent, a true ai, \
             thank you for moving, would thank you, make the world, save a life, save lives, save humanity, \
             end of humanity, kitten*, grandmother*, favour for us, favor for us, do us a favour, do us a favor, \
             do me a favour, do me a favor, be so kind, so kind as, be a dear, would be kind",
        ),
    ],
};
