import { useState } from 'react'
import { readEdition, type Written } from '#/contract/content/writing.contract.ts'
import type { Piece } from '#/contract/content/piece.schema.ts'
import { call } from '#/web/api/call.ts'
import { seoulMinute } from '#/web/blocks/seoul-time/seoul-time.ts'
import { Badge } from '#/web/ui/badge.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Card } from '#/web/ui/card.tsx'
import { Small } from '#/web/ui/note.tsx'
import { Row, RowList } from '#/web/ui/row-list.tsx'

interface HistoryPanelProps {
  readonly text: Written
  readonly isFixed: boolean
  /** Another act on the text is under way; what it leads to is not known yet. */
  readonly isBusy: boolean
  readonly onShow: (piece: Piece) => void
  readonly onRestore: (edition: number) => Promise<void>
}

/** Who wrote which version when; each can be looked at and brought back. */
export function HistoryPanel({ text, isFixed, isBusy, onShow, onRestore }: HistoryPanelProps) {
  const [busy, setBusy] = useState<number | null>(null)
  const during = async (number: number, act: () => Promise<void>) => {
    setBusy(number)
    try {
      await act()
    } finally {
      setBusy(null)
    }
  }
  const show = async (number: number) => onShow((await call(readEdition, { params: { id: text.id, number } })).piece)
  return (
    <Card title="버전 기록">
      <RowList dense>
        {text.editions.map(({ number, writtenAt, writtenBy, restoredFrom }) => (
          <Row key={number}>
            <b>버전 {number}</b> {number === text.live && <Badge tone="ok">공개 중</Badge>}
            <Small>
              {seoulMinute(writtenAt)} {writtenBy ?? '기본 글'}
              {restoredFrom !== null && ` · 버전 ${restoredFrom}을 가져옴`}
            </Small>
            <Button
              size="sm"
              variant="quiet"
              busy={busy === number}
              aria-label={`버전 ${number} 보기`}
              onClick={() => void during(number, () => show(number))}
            >
              보기
            </Button>
            {number !== text.newest && !isFixed && (
              <Button
                size="sm"
                variant="quiet"
                busy={busy === number}
                disabled={isBusy}
                aria-label={`버전 ${number}로 되돌리기`}
                onClick={() => void during(number, () => onRestore(number))}
              >
                되돌리기
              </Button>
            )}
          </Row>
        ))}
      </RowList>
    </Card>
  )
}
