export const firmKey = (memberId: string) => ['credit-firm', memberId] as const
