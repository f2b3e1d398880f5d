import fs from 'node:fs'
import type { JobGeometry } from '#/domain/print/job-geometry.ts'
import { classNameOn } from '#/domain/editions/class-covers.ts'
import type { ClassCovers } from '#/domain/press/class-covers.ts'
import { expectationOf } from '#/domain/preflight/expectation-of.ts'
import type { PressOrder } from '#/domain/press/press-order.ts'
import { nameCovers } from '#/pdf/designs/name-covers.ts'
import { openSource } from '#/pdf/impose/source-pages.ts'
import type { OpenedFile } from './press-sources.ts'

const font = (name: string) => fs.readFileSync(new URL(`../../pdf/fonts/${name}.ttf`, import.meta.url))

/** The approved cover once for each run, with the names of classes in their place; written beside the package. */
export async function openNamedCovers(
  { file, path, pages, warning }: OpenedFile,
  { spec }: Pick<PressOrder, 'spec'>,
  {
    classCovers,
    geometry,
    target,
  }: {
    readonly classCovers: ClassCovers
    readonly geometry: JobGeometry
    readonly target: string
  },
): Promise<OpenedFile> {
  const expectation = expectationOf(spec, file.part, null)
  if (!expectation) throw new Error(`file ${file.fileId} has no place in the order`)
  const names = classCovers.runs.map(({ name }) => name && classNameOn(geometry, classCovers.layout, name))
  const named = await nameCovers(
    fs.readFileSync(path),
    names.map((name) => name || null),
    { regular: font('Pretendard-Regular'), bold: font('Pretendard-Bold') },
  )
  fs.writeFileSync(target, named)
  const noSpots = pages.every((page) => page.noSpots ?? false)
  const covers = (await openSource(named, expectation)).map((page) => ({ ...page, noSpots }))
  return { file, path: target, pages: covers, warning }
}
