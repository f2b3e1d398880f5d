/** What was told to a member: the list, and the count of those unread. */
export const NOTIFICATIONS_KEY = ['notifications'] as const
