/** Languages with right-to-left letters unless the tag names others, and tags that name right-to-left letters. */
const RIGHT_TO_LEFT = /^(?:(?:ar|ckb|dv|fa|he|ks|ps|sd|ug|ur|yi)(?=-|$)(?!-[a-z]{4}\b)|[a-z]+-(?:arab|hebr|thaa)\b)/i;

/** Whether a BCP 47 tag is that of a language written from right to left: true for "ur", false for "hi" and "ks-Deva". */
export const isRightToLeft = (lang: string): boolean => RIGHT_TO_LEFT.test(lang);
