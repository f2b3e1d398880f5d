import { FLOOR_TOPIC } from '#/server/features/ordering/orders/orders.public.ts'
import type { LiveTopic } from '#/server/platform/live/live-topic.ts'

const [noun = '', id] = FLOOR_TOPIC.split(':')

/** `floor:now` for everybody: it says only that the numbers of the shop floor have changed. */
export const productionLiveTopics = (): readonly LiveTopic[] => [{ noun, mayWatch: async (asked) => asked === id }]
