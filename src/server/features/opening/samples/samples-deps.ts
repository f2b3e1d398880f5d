import type { SampleKind } from '#/domain/opening/samples.data.ts'
import type { StaffDeps } from '#/server/features/people/staff/staff.public.ts'
import type { Services } from '#/server/platform/services.ts'

/** What a round of the removal came to. */
export interface Round {
  /** What had to stay, one line each. */
  readonly leftOver: readonly string[]
  /** Refunds are under way; what waits for them goes in a later round. */
  readonly isWaiting: boolean
}

export interface SamplesDeps extends Pick<Services, 'database' | 'jobs' | 'clock' | 'ids'> {
  readonly mode: 'practice' | 'demo' | 'public'
  readonly staff: StaffDeps
  readonly count: () => Promise<Readonly<Record<SampleKind, number>>>
  /** Whether somebody works with an account that the practice shop came with. */
  readonly isSample: (staffId: string) => Promise<boolean>
  /** Takes away what is still there; safe to be done again from any point. */
  readonly remove: (staffId: string) => Promise<Round>
}
