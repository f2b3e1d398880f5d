import { MATERIAL_PART } from '#/domain/files/material.ts'
import type { JobFiles } from './use-job-files.ts'

/** Staff make a file to print from out of the material that lies here. The server asks the same when it prices. */
export const isConverted = ({ uploads, files }: Pick<JobFiles, 'uploads' | 'files'>): boolean =>
  uploads.some(({ purpose }) => purpose === MATERIAL_PART) && files.some(({ upload }) => upload === null)
