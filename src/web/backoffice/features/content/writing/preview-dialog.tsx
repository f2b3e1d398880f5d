import { useState } from 'react'
import type { Piece } from '#/contract/content/piece.schema.ts'
import { Dialog } from '#/web/ui/dialog.tsx'
import { Tabs } from '#/web/ui/tabs.tsx'
import { PieceView } from './piece-view.tsx'
import { PreviewFrame } from './preview-frame.tsx'

const WIDTHS = { phone: 390, desk: 1440 } as const
type Width = keyof typeof WIDTHS

/** A text as a visitor sees it, on a phone and on a desk. */
export function PreviewDialog({ piece, onClose }: { readonly piece: Piece; readonly onClose: () => void }) {
  const [width, setWidth] = useState<Width>('phone')
  return (
    <Dialog open wide title="미리 보기" onClose={onClose}>
      <Tabs
        label="화면 너비"
        tabs={[
          { value: 'phone', label: '휴대폰 390' },
          { value: 'desk', label: '컴퓨터 1440' },
        ]}
        value={width}
        onChange={setWidth}
      >
        <PreviewFrame key={width} width={WIDTHS[width]}>
          <PieceView piece={piece} />
        </PreviewFrame>
      </Tabs>
    </Dialog>
  )
}
