/**
 * Version of the privacy policy that somebody agrees to, or is told of, who gives the shop their data: the day it was last changed. It
 * says that accounts and letters are for people of 18 years and over, so whoever has it noted was told that.
 */
export const POLICY_VERSION = "2026-11-23";
