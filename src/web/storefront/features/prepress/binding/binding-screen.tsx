import { type ComponentType, useState } from 'react'
import type { BindingView } from '#/contract/prepress/bindings.contract.ts'
import { bindingProblems } from '#/domain/bindings/binding-problems.ts'
import type { Tariff } from '#/domain/pricing/tariff.ts'
import { PayBar } from '#/web/blocks/payment/pay-bar.tsx'
import { Columns } from '#/web/ui/columns.tsx'
import { LiveFieldset } from '#/web/ui/live-fieldset.tsx'
import { Note } from '#/web/ui/note.tsx'
import { isBound } from './binding-rows.ts'
import { BindingTicket } from './binding-ticket.tsx'
import { CartLine } from './cart-line.tsx'
import { ChoicesSection } from './choices-section.tsx'
import { ClassesSection } from './classes-section.tsx'
import { CoverSection } from './cover-section.tsx'
import { FilesSection } from './files-section.tsx'
import { type Request, useRequest } from './use-request.ts'

interface BindingScreenProps {
  readonly tariff: Tariff
  /** Nothing is sent, kept or ordered. */
  readonly practice: boolean
  readonly from?: BindingView | null
  readonly withFiles?: boolean
  /** The one button, which is shown all problems when it is pressed too early. */
  readonly Action: ComponentType<ScreenPress>
}

export interface ScreenPress {
  /** What the page began with. */
  readonly from: BindingView | null
  readonly request: Request
  /** Shows what is missing and answers whether nothing is. */
  readonly complete: () => boolean
  /** What the server refused, by the place in the request. */
  readonly refuse: (fields: Readonly<Record<string, string>>) => void
}

/** A binding request from its files to its price; the same to order by and to practise with. */
export function BindingScreen({ tariff, practice, from = null, withFiles = true, Action }: BindingScreenProps) {
  const request = useRequest({ practice, tariff, from, withFiles })
  const [pressed, setPressed] = useState(false)
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({})
  const { priced, set } = request
  const problems = bindingProblems(set)
  const own = pressed ? problems : problems.filter(({ path, message }) => isTyped(request, path) && message !== '')
  const problemOf = (path: string) => own.find((problem) => problem.path === path)?.message ?? refused[path]
  const isStuck = request.files.rows.some(
    (row) => !isBound(row) || (!practice && (row.fileId === null || row.upload === 'failed')),
  )
  const press: ScreenPress = {
    from,
    request,
    complete: () => {
      setPressed(true)
      setRefused({})
      return problems.length === 0 && !isStuck
    },
    refuse: setRefused,
  }
  const total = priced?.ok ? priced.value.quote.total : undefined
  return (
    <LiveFieldset>
      <Columns side={424}>
        <div>
          <FilesSection request={request} />
          <ChoicesSection request={request} tariff={tariff} />
          <CoverSection request={request} problemOf={problemOf} />
          <ClassesSection request={request} problemOf={problemOf} />
        </div>
        <BindingTicket
          request={request}
          tariff={tariff}
          actions={
            <>
              {pressed && problems.length > 0 && (
                <Note tone="bad" role="alert">
                  {problems[0]?.message}
                  {problems.length > 1 && ` 그 밖에 ${problems.length - 1}가지가 더 있어요.`}
                </Note>
              )}
              {pressed && isStuck && (
                <Note tone="bad" role="alert">
                  묶을 수 없는 파일을 삭제하거나 다시 올린 뒤 담아 주세요.
                </Note>
              )}
              <PayBar label={barWords(request, total)} total={total}>
                <Action {...press} />
              </PayBar>
              {!practice && <CartLine />}
            </>
          }
        />
      </Columns>
    </LiveFieldset>
  )
}

/** Beside the button of a phone there is always something: the price, or what it waits for. */
function barWords({ set }: Request, total: number | undefined): string {
  if (total !== undefined) return '부가세 포함'
  return set.files.length === 0 ? 'PDF를 올리면 가격이 나와요' : '고치시면 가격이 나와요'
}

/** A row that somebody began is told at once; an empty one only when the whole is wanted. */
function isTyped({ choices, set }: Request, path: string): boolean {
  const at = /^classes\.(\d+)$/.exec(path)?.[1]
  if (at !== undefined) {
    const row = choices.classes[Number(at)]
    return (
      row !== undefined && (row.name.trim() !== '' || row.copies > 0) && !(row.name.trim() !== '' && row.copies === 0)
    )
  }
  return path.startsWith('cover.') && path !== 'cover.title' && set.files.length > 0
}
