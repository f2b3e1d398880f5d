import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import type { DesignValues } from '#/domain/designs/design-values.ts'
import { DESIGN_DRAFTS_KEY, whenLeaving } from '#/web/api/kept-until-leaving.ts'
import { safeStorage } from '#/web/api/safe-storage.ts'

interface DesignDrafts {
  /** By the design's id. */
  readonly drafts: Readonly<Record<string, DesignValues | undefined>>
}

/** What was changed in a design and not yet saved, kept in this browser across reload and login. */
export const useDesignDrafts = create<DesignDrafts>()(
  persist((): DesignDrafts => ({ drafts: {} }), {
    name: DESIGN_DRAFTS_KEY,
    storage: createJSONStorage(safeStorage),
    // the server's HTML shows the design as it is
    skipHydration: true,
    version: 1,
    migrate: () => ({ drafts: {} }),
  }),
)

whenLeaving(() => useDesignDrafts.setState({ drafts: {} }))

export function keepDesignDraft(designId: string, values: DesignValues | undefined): void {
  useDesignDrafts.setState(({ drafts }) => ({ drafts: { ...drafts, [designId]: values } }))
}

/** The unsaved change of a design; call it in an effect, never while rendering. */
export function readDesignDraft(designId: string): DesignValues | undefined {
  if (!useDesignDrafts.persist.hasHydrated()) void useDesignDrafts.persist.rehydrate()
  return useDesignDrafts.getState().drafts[designId]
}
