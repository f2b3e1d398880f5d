import { usePermission } from '#/web/api/use-staff.ts'

/** Production keeps the calendar, and administrators; the server decides anyway. */
export const useMayChange = (): boolean => usePermission('calendar')
