import { PDFName } from '@cantoo/pdf-lib'
import { markAddedBlank } from '#/pdf/objects/added-blank.ts'
import { pagesOf, type FixFile } from '../open-for-fix.ts'

const BOXES = ['CropBox', 'BleedBox', 'TrimBox', 'UserUnit'] as const

/** Blank pages behind the last one, of its size. The old tree of pages goes under a new root, so that nothing else is touched. */
export function blankPages(file: FixFile, count: number): void {
  const { context, root, resolve } = file.objects
  const pages = pagesOf(file)
  const last = pages.at(-1)
  const old = root.get(PDFName.of('Pages'))
  const oldNode = file.objects.dict(old)
  if (!last || !old || !oldNode || count < 1) return
  const newRoot = context.nextRef()
  const blanks = Array.from({ length: count }, () => {
    const page = context.obj({ Type: 'Page', Parent: newRoot, Resources: {} })
    markAddedBlank(context, page)
    const copy = (key: string, value: ReturnType<typeof resolve>) => value && page.set(PDFName.of(key), value)
    copy('MediaBox', resolve(last.inherited.get('MediaBox')))
    copy('Rotate', resolve(last.inherited.get('Rotate')))
    copy('CropBox', resolve(last.inherited.get('CropBox')))
    for (const key of BOXES) copy(key, resolve(last.dict.get(PDFName.of(key))))
    return context.register(page)
  })
  const oldRef = resolve(old) === old ? context.register(oldNode) : old
  oldNode.set(PDFName.of('Parent'), newRoot)
  oldNode.set(PDFName.of('Type'), PDFName.of('Pages'))
  oldNode.set(PDFName.of('Count'), context.obj(pages.length))
  const kids = context.obj([])
  for (const kid of [oldRef, ...blanks]) kids.push(kid)
  const tree = context.obj({ Type: 'Pages', Count: pages.length + count })
  tree.set(PDFName.of('Kids'), kids)
  context.assign(newRoot, tree)
  root.set(PDFName.of('Pages'), newRoot)
}
