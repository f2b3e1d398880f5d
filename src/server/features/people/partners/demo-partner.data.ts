/** The partner of a fresh shop; a public shop has none of them. */
export const DEMO_PARTNER = {
  loginId: 'partner',
  name: '교정 담당',
  company: '활자교정소',
  password: 'Proof#Read2026',
} as const
