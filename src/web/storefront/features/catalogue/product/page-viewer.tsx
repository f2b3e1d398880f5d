import type { SizeMm } from '#/domain/print/units.ts'
import { type FindingPlace, SpreadView } from '#/web/blocks/page-strip/spread-view.tsx'
import type { Spread } from '#/web/blocks/page-strip/spreads.ts'
import { Button } from '#/web/ui/button.tsx'
import { Dialog } from '#/web/ui/dialog.tsx'
import { Stack } from '#/web/ui/stack.tsx'
import { Toolbar } from '#/web/ui/toolbar.tsx'

interface PageViewerProps {
  readonly name: string
  /** The page that is looked at; null when closed. */
  readonly page: number | null
  readonly spreads: readonly Spread[]
  readonly size: SizeMm
  readonly pictures: ReadonlyMap<number, string>
  readonly places: ReadonlyMap<number, readonly FindingPlace[]>
  readonly onPage: (page: number | null) => void
}

/** Leafs through a file spread by spread. */
export function PageViewer({ name, page, spreads, size, pictures, places, onPage }: PageViewerProps) {
  const at = spreads.findIndex((spread) => page !== null && spread.includes(page))
  const spread = spreads[at]
  const go = (step: 1 | -1) => onPage(spreads[at + step]?.find((candidate) => candidate !== null) ?? page)
  return (
    <Dialog open={spread !== undefined} onClose={() => onPage(null)} title={name} wide>
      {spread ? (
        <Stack>
          <SpreadView spread={spread} size={size} pictures={pictures} places={places} />
          <Toolbar align="spread" role="navigation" aria-label="쪽 넘기기">
            <Button size="sm" disabled={at <= 0} onClick={() => go(-1)}>
              이전
            </Button>
            <Button size="sm" disabled={at >= spreads.length - 1} onClick={() => go(1)}>
              다음
            </Button>
          </Toolbar>
        </Stack>
      ) : null}
    </Dialog>
  )
}
