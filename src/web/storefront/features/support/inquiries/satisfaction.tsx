import { useState } from 'react'
import { Button } from '#/web/ui/button.tsx'
import { RadioTiles } from '#/web/ui/choice-tiles.tsx'
import { Field } from '#/web/ui/field.tsx'
import { Stack } from '#/web/ui/stack.tsx'
import { Textarea } from '#/web/ui/input.tsx'
import { Small } from '#/web/ui/note.tsx'

const SCORES = [
  { value: '5', label: '아주 도움됐어요' },
  { value: '4', label: '도움됐어요' },
  { value: '3', label: '보통이에요' },
  { value: '2', label: '아쉬워요' },
  { value: '1', label: '도움이 안 됐어요' },
] as const

interface SatisfactionProps {
  readonly score: number | null
  readonly busy: boolean
  readonly onRate: (score: number, note: string | null) => void
}

/** What the answers were worth, asked once there is one. */
export function Satisfaction({ score, busy, onRate }: SatisfactionProps) {
  const [chosen, setChosen] = useState<string | null>(null)
  const [note, setNote] = useState('')
  if (score !== null)
    return (
      <Small>
        답변을 「{SCORES.find(({ value }) => value === String(score))?.label}」로 알려 주셨어요. 고맙습니다.
      </Small>
    )
  return (
    <Stack>
      <RadioTiles legend="답변이 도움이 됐나요" choices={SCORES} value={chosen} columns={5} onChange={setChosen} />
      {chosen && (
        <>
          <Field label="더 하실 말씀" optional>
            {(control) => (
              <Textarea
                {...control}
                rows={2}
                maxLength={500}
                value={note}
                onChange={(event) => setNote(event.target.value)}
              />
            )}
          </Field>
          <Button busy={busy} onClick={() => onRate(Number(chosen), note.trim() || null)}>
            보내기
          </Button>
        </>
      )}
    </Stack>
  )
}
