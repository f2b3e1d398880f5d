import fs from 'node:fs'
import { drawFile } from '#/domain/designs/draw-design.ts'
import { drawDesignPdf } from '#/pdf/designs/draw-design-pdf.ts'
import type { DesignJob } from './package-job.ts'

const font = (name: string) => fs.readFileSync(new URL(`../../pdf/fonts/${name}.ttf`, import.meta.url))

/** The press file of a design for a job that has the part. */
export function drawDesignFile({ design, values, spec, title }: DesignJob): Promise<Uint8Array> {
  const file = drawFile(design, values, spec)
  if (!file) throw new Error('the job has no such part')
  return drawDesignPdf(file, title, { regular: font('Pretendard-Regular'), bold: font('Pretendard-Bold') })
}
