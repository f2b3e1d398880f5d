import { useQuery } from '@tanstack/react-query'
import { listManuscripts } from '#/contract/prepress/ebooks.contract.ts'
import { COUNTED, type ManuscriptCounts, SOURCE_KINDS, sourceKind } from '#/domain/ebooks/ebook.ts'
import { describeBytes } from '#/domain/files/describe-bytes.ts'
import { formatCount } from '#/lib/format-count.ts'
import { call } from '#/web/api/call.ts'
import { useIsLoggedIn } from '#/web/api/session.ts'
import { Badge } from '#/web/ui/badge.tsx'
import { Button } from '#/web/ui/button.tsx'
import { Field } from '#/web/ui/field.tsx'
import { FileDrop } from '#/web/ui/file-drop.tsx'
import { Input, Select } from '#/web/ui/input.tsx'
import { Note, Small } from '#/web/ui/note.tsx'
import { Section } from '#/web/ui/section.tsx'
import styles from './ebook-order.module.css'
import { EMPTY_SHEET } from './ebook-sheet.ts'
import type { useEbookForm } from './use-ebook-form.ts'
import { useFileFacts, type useManuscript, useSendFile } from './use-manuscript.ts'

interface ManuscriptPartProps {
  readonly form: ReturnType<typeof useEbookForm>
  readonly reading: ReturnType<typeof useManuscript>
}

export const COUNT_NAMES: Readonly<Record<(typeof COUNTED)[number], readonly [string, string]>> = {
  characters: ['글자', '자'],
  pages: ['쪽', '쪽'],
  pictures: ['그림', '점'],
  tables: ['표', '개'],
  notes: ['주석', '개'],
  headings: ['장', '장'],
}

const ACCEPT = `${SOURCE_KINDS.map((kind) => `.${kind}`).join(',')},.zip`

/** 원고: a file, or one of an earlier order; what was counted in it stands below. */
export function ManuscriptPart({ form, reading }: ManuscriptPartProps) {
  const manuscriptId = form.watch('manuscriptId')
  const choose = (fileId: string) => {
    // What was told of one manuscript says nothing of another.
    form.setValue('counts', EMPTY_SHEET.counts)
    form.setValue('manuscriptId', fileId, { shouldDirty: true })
  }
  const { share, send } = useSendFile(choose)
  const refuse = (file: File) =>
    sourceKind(file.name) ? null : '원고는 PDF, DOCX, HWPX, INDD로 올려 주세요. HWP는 HWPX로 저장하면 됩니다.'
  return (
    <Section title="원고" aside={<Small>PDF, DOCX, HWPX, INDD 묶음을 받아요</Small>}>
      {manuscriptId === '' ? (
        <>
          <FileDrop
            title="원고 파일을 올려 주세요"
            hint={share === null ? 'PDF와 DOCX는 바로 세어 금액이 정해져요' : `${Math.round(share * 100)}% 올렸어요`}
            pick="원고 고르기"
            accept={ACCEPT}
            disabled={send.isPending}
            onFiles={([file]) => {
              if (!file) return
              const refusal = refuse(file)
              if (refusal) form.setError('manuscriptId', { message: refusal })
              else {
                form.clearErrors('manuscriptId')
                send.mutate(file)
              }
            }}
          />
          <EarlierOrders onChoose={choose} />
        </>
      ) : (
        <ChosenFile fileId={manuscriptId} reading={reading} onRemove={() => choose('')} />
      )}
      <Problem message={send.error?.message ?? form.errorOf('manuscriptId') ?? reading.data?.refusal} />
      {reading.data?.state === 'by-hand' && <OwnCounts form={form} />}
      {reading.data?.counts && <Counted counts={reading.data.counts} />}
      {reading.data?.counts && reading.data.kind === 'pdf' && form.watch('form') === 'reflow' && (
        <MoreTables form={form} found={reading.data.counts.tables} />
      )}
    </Section>
  )
}

const Problem = ({ message }: { readonly message: string | null | undefined }) =>
  message ? (
    <Note tone="bad" role="alert">
      {message}
    </Note>
  ) : null

interface ChosenFileProps extends Pick<ManuscriptPartProps, 'reading'> {
  readonly fileId: string
  readonly onRemove: () => void
}

function ChosenFile({ fileId, reading, onRemove }: ChosenFileProps) {
  const file = useFileFacts(fileId)
  return (
    <div className={styles.file} aria-live="polite">
      <span>
        <b>{file.data?.name ?? '원고'}</b>
        <Small as="span">{file.data ? describeBytes(file.data.bytes) : ''}</Small>
      </span>
      <Standing reading={reading} />
      <Button size="sm" variant="quiet" onClick={onRemove}>
        원고 바꾸기
      </Button>
    </div>
  )
}

function Standing({ reading: { data, isError } }: Pick<ManuscriptPartProps, 'reading'>) {
  if (isError) return <Badge tone="bad">읽지 못했어요</Badge>
  switch (data?.state) {
    case 'read':
      return <Badge tone={data.isScan ? 'warn' : 'ok'}>{data.isScan ? '글자 없는 스캔' : '읽었어요'}</Badge>
    case 'refused':
      return <Badge tone="bad">만들 수 없어요</Badge>
    case 'by-hand':
      return <Badge tone="info">담당자가 세어요</Badge>
    default:
      return <Badge tone="warn">읽는 중</Badge>
  }
}

function Counted({ counts }: { readonly counts: ManuscriptCounts }) {
  return (
    <dl className={styles.counts} aria-label="원고에서 센 것">
      {COUNTED.map((key) => (
        <div key={key}>
          <dt>{COUNT_NAMES[key][0]}</dt>
          <dd>
            {formatCount(counts[key])}
            {key === 'characters' ? '' : COUNT_NAMES[key][1]}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Tables that were drawn so that no machine sees them are asked for, so that the price is the last one. */
function MoreTables({ form, found }: Pick<ManuscriptPartProps, 'form'> & { readonly found: number }) {
  const told = form.watch('counts.tables')
  return (
    <div className={styles.tables}>
      <p>
        PDF의 표는 칸을 나눈 선과 줄 맞춤을 보고 세요. <b>{formatCount(found)}개</b>를 찾았어요. 원고에 더 있으면 모두
        몇 개인지 적어 주세요. 그만큼 표로 짜 드리고 가격에 더합니다.
      </p>
      <Field label="원고의 표는 모두" optional error={form.errorOf('counts.tables')}>
        {(control) => (
          <Input
            {...control}
            value={told === 0 ? '' : told}
            onChange={({ target }) => form.setValue('counts.tables', target.value === '' ? 0 : target.value)}
            placeholder={String(found)}
            inputMode="numeric"
            unit="개"
          />
        )}
      </Field>
    </div>
  )
}

/** Where no machine reads the manuscript: what its writer thinks is in it, for a first price. */
function OwnCounts({ form }: Pick<ManuscriptPartProps, 'form'>) {
  return (
    <>
      <p className={styles.hint}>
        아는 만큼 적으면 예상 금액을 보여 드려요. 담당자가 세어 금액을 정하고, 그 뒤에 결제하세요.
      </p>
      <div className={styles.three}>
        {COUNTED.map((key) => (
          <Field key={key} label={COUNT_NAMES[key][0]} error={form.errorOf(`counts.${key}`)}>
            {(control) => (
              <Input
                {...control}
                {...form.register(`counts.${key}`, { setValueAs: (value) => (value === '' ? 0 : value) })}
                inputMode="numeric"
                unit={COUNT_NAMES[key][1]}
              />
            )}
          </Field>
        ))}
      </div>
    </>
  )
}

/** Only for members who have ordered print before. */
function EarlierOrders({ onChoose }: { readonly onChoose: (fileId: string) => void }) {
  const isLoggedIn = useIsLoggedIn()
  const earlier = useQuery({
    queryKey: ['order-manuscripts'],
    queryFn: ({ signal }) => call(listManuscripts, { signal, errors: 'throw' }),
    enabled: isLoggedIn,
  })
  const items = earlier.data?.items ?? []
  if (items.length === 0) return null
  return (
    <Field label="지난 주문에서 가져오기">
      {(control) => (
        <Select {...control} value="" onChange={(event) => onChoose(event.target.value)}>
          <option value="">주문을 골라 주세요</option>
          {items.map(({ fileId, orderNumber, title, name }) => (
            <option key={`${orderNumber}-${fileId}`} value={fileId}>
              {orderNumber} {title} · {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
