import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { readSamples, type Samples } from '#/contract/opening/samples.contract.ts'
import { SAMPLE_WORDS } from '#/domain/opening/samples.data.ts'
import { seoulDateTime } from '#/lib/seoul-time.ts'
import { call } from '#/web/api/call.ts'
import { Button } from '#/web/ui/button.tsx'
import { FactList } from '#/web/ui/fact-list.tsx'
import { Note, Small } from '#/web/ui/note.tsx'
import { SamplesDialog } from './samples-dialog.tsx'

const AGAIN_MS = 3_000

/** 연습 자료: what the practice shop came with, and how it goes. Left alone, it stays as a demo. */
export function SamplesPart() {
  const [isAsking, setIsAsking] = useState(false)
  const samples = useQuery({
    queryKey: ['samples'],
    queryFn: ({ signal }) => call(readSamples, { signal, errors: 'throw' }),
    refetchInterval: ({ state }) => (state.data?.last?.endedAt === null ? AGAIN_MS : false),
  })
  if (samples.isError) return <Note tone="bad">{samples.error.message}</Note>
  if (!samples.data || (samples.data.items.length === 0 && !samples.data.last)) return null
  const { items, refusal, last } = samples.data
  const isRunning = last?.endedAt === null
  return (
    <section aria-labelledby="samples">
      <header>
        <h2 id="samples">연습 자료</h2>
        <Button
          size="sm"
          busy={isRunning}
          disabled={refusal !== null || items.length === 0}
          onClick={() => setIsAsking(true)}
        >
          지우기
        </Button>
      </header>
      {items.length > 0 ? (
        <FactList layout="sums" facts={items.map(({ kind, count }) => [SAMPLE_WORDS[kind], `${count}`])} />
      ) : (
        <Small>연습 자료가 없습니다.</Small>
      )}
      {items.length > 0 && <Small>{refusal ?? '그대로 두면 둘러볼 수 있는 예시로 남습니다.'}</Small>}
      {last && <Last last={last} />}
      {isAsking && <SamplesDialog items={items} onClose={() => setIsAsking(false)} />}
    </section>
  )
}

function Last({ last: { at, who, endedAt, leftOver } }: { readonly last: NonNullable<Samples['last']> }) {
  if (endedAt === null)
    return (
      <Note tone="info" role="status">
        지우고 있습니다. 환불이 끝나기를 기다리는 동안 이 화면을 닫으셔도 됩니다.
      </Note>
    )
  return (
    <>
      <Small>{`${who}, ${seoulDateTime(new Date(at)).slice(0, 16)}에 지웠습니다.`}</Small>
      {leftOver.length > 0 && (
        <Note>
          지우지 못한 것이 있습니다.
          {leftOver.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Note>
      )}
    </>
  )
}
