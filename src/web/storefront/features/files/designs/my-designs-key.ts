export const MY_DESIGNS_KEY = ['my-designs'] as const
