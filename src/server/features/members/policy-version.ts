/** Date of the terms and privacy texts that the join form shows; stored with each consent. */
export const POLICY_VERSION = '2026-11-20'
