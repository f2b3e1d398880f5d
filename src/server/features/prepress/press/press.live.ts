import type { LiveTopic } from '#/server/platform/live/live-topic.ts'

/** `press:<lineId>` for staff who make and use packages. */
export const pressLiveTopics = (): readonly LiveTopic[] => [
  {
    noun: 'press',
    mayWatch: async (_id, { principal }) =>
      principal.kind === 'staff' &&
      principal.roles.some((role) => role === 'production' || role === 'proof' || role === 'administrator'),
  },
]
