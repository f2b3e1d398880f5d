import { specIssues } from '#/domain/catalog/spec-issues.ts'
import { TOO_MANY_CLASSES } from '#/domain/catalog/class-limits.data.ts'
import { SETTABLE, SETTABLE_MESSAGE } from '#/domain/designs/set-type.ts'
import { formatCount } from '#/lib/format-count.ts'
import { BINDING_LIMITS, type BindingSet, type BindingWay, tooMany } from './binding-set.ts'
import { bindingSpec } from './binding-spec.ts'
import { planBinding } from './plan-binding.ts'

/** Why a request cannot be bound as it is, in the brand's words; `path` is the field of the set. */
export interface BindingProblem {
  readonly path: string
  readonly message: string
}

const MB = 1024 ** 2

/** Everything that stands between a request and its book; empty when it can be made. */
export function bindingProblems(set: BindingSet): readonly BindingProblem[] {
  const own = [...fileProblems(set), ...coverProblems(set), ...classProblems(set)]
  if (set.files.length === 0) return own
  // No way of binding holds so many: the files are what has to change.
  const many = tooManyPages(planBinding(set).pages)
  if (many) return [...own, { path: 'files', message: many }]
  const why = whyNot(set)
  return why ? [...own, { path: 'binding', message: why }] : own
}

function fileProblems({ files }: BindingSet): readonly BindingProblem[] {
  if (files.length === 0) return [{ path: 'files', message: '묶을 PDF를 한 개 이상 올려 주세요.' }]
  if (files.length > BINDING_LIMITS.files) return [{ path: 'files', message: tooMany(files.length) }]
  const heavy = tooHeavy(files.reduce((sum, { bytes }) => sum + bytes, 0))
  if (heavy) return [{ path: 'files', message: heavy }]
  const seen = new Set<string>()
  return files.flatMap(({ fileId, name }, at) => {
    const again = seen.has(fileId)
    seen.add(fileId)
    return again ? [{ path: `files.${at}`, message: `「${name}」이 두 번 들어 있어요. 하나를 빼 주세요.` }] : []
  })
}

/** Null while a book can be made of so many. */
const tooManyPages = (pages: number): string | null =>
  pages <= BINDING_LIMITS.pages
    ? null
    : `한 권에 ${formatCount(BINDING_LIMITS.pages)}쪽까지 묶을 수 있어요. 지금 ${formatCount(pages)}쪽이에요. 쪽을 줄이거나 두 권으로 나눠 주세요.`

/** Null while all files together can be joined. */
const tooHeavy = (bytes: number): string | null =>
  bytes <= BINDING_LIMITS.bytes
    ? null
    : `파일을 모두 합쳐 ${BINDING_LIMITS.bytes / MB} MB까지 묶을 수 있어요. 지금 ${formatCount(Math.ceil(bytes / MB))} MB예요. 그림을 줄여 저장하거나 두 권으로 나눠 주세요.`

function coverProblems({ cover }: BindingSet): readonly BindingProblem[] {
  const problems: BindingProblem[] = []
  if (cover.title.trim() === '') problems.push({ path: 'cover.title', message: '표지에 들어갈 제목을 적어 주세요.' })
  for (const field of ['title', 'subtitle', 'teacher'] as const) {
    const path = `cover.${field}`
    if (!SETTABLE.test(cover[field])) problems.push({ path, message: SETTABLE_MESSAGE })
    if ([...cover[field]].length > BINDING_LIMITS[field])
      problems.push({ path, message: `${BINDING_LIMITS[field]}자까지 적을 수 있어요.` })
  }
  return problems
}

function classProblems({ classes }: BindingSet): readonly BindingProblem[] {
  if (classes.length === 0) return [{ path: 'classes', message: '반을 하나 이상 적어 주세요.' }]
  if (classes.length > BINDING_LIMITS.classes) return [{ path: 'classes', message: TOO_MANY_CLASSES }]
  const problems: BindingProblem[] = []
  const seen = new Set<string>()
  for (const [at, { name, copies }] of classes.entries()) {
    const known = name.trim()
    const message = classProblem(known, copies, seen.has(known))
    seen.add(known)
    if (message) problems.push({ path: `classes.${at}`, message })
  }
  const copies = classes.reduce((sum, row) => sum + row.copies, 0)
  if (copies > BINDING_LIMITS.copies)
    problems.push({ path: 'classes', message: `모두 ${formatCount(BINDING_LIMITS.copies)}권까지 신청할 수 있어요.` })
  return problems
}

function classProblem(name: string, copies: number, known: boolean): string | null {
  if (name === '' && copies === 0) return '반 이름과 부수를 적거나 이 줄을 삭제해 주세요.'
  if (name === '') return '반 이름을 적어 주세요.'
  if ([...name].length > BINDING_LIMITS.className) return `반 이름은 ${BINDING_LIMITS.className}자까지 적을 수 있어요.`
  if (copies === 0) return `「${name}」 반이 0권이에요. 부수를 적거나 이 줄을 삭제해 주세요.`
  return known ? `「${name}」 반이 두 번 있어요. 이름을 다르게 적어 주세요.` : null
}

/** Why these files cannot be bound this way; null when they can. */
export function whyNot(set: BindingSet, binding: BindingWay = set.binding): string | null {
  const asked = { ...set, binding }
  const plan = planBinding(asked)
  if (plan.pages === 0) return null
  if (binding === 'saddle' && set.divider !== null && plan.dividersAfter.length > 0)
    return '중철에는 간지를 넣을 수 없어요.'
  if (plan.dividersAfter.length > MOST_DIVIDERS)
    return `간지는 한 권에 ${MOST_DIVIDERS}장까지 끼울 수 있어요. 지금 ${plan.dividersAfter.length}장이에요.`
  const issue = specIssues(bindingSpec(asked)).find(({ path }) => path !== 'copies')
  return issue?.message ?? null
}

const MOST_DIVIDERS = 30
