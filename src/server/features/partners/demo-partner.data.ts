/** The partner of a fresh shop; `/docs/operate.md` says to change it before going live. */
export const DEMO_PARTNER = {
  loginId: 'partner',
  name: '교정 담당',
  company: '활자교정소',
  password: 'Proof#Read2026',
} as const
