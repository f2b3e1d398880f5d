import type { LiveTopic } from '#/server/platform/live/live-topic.ts'
import type { Services } from '#/server/platform/services.ts'
import { readerOf } from './proofs.policy.ts'
import { readProofRow } from './proofs.repo.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** `proof:<id>` for whoever may read that proof. */
export const proofsLiveTopics = ({ database }: Pick<Services, 'database'>): readonly LiveTopic[] => [
  {
    noun: 'proof',
    mayWatch: async (id, { principal }) => {
      const proof = UUID.test(id) ? await readProofRow(database.db, id) : null
      return proof !== null && readerOf(proof, principal) !== null
    },
  },
]
