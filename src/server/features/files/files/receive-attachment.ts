import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { AppError } from '#/contract/errors.ts'
import { text } from '#/contract/text.ts'
import { type FileType, SNIFF_BYTES, sniffType } from '#/domain/files/file-types.ts'
import type { FilePurpose } from '#/domain/files/purposes.ts'
import { open } from 'node:fs/promises'
import * as z from 'zod/mini'
import { workFolder } from '#/server/platform/work-folder.ts'
import { checkName } from './start-upload.ts'
import { typeRefusal } from './settle-upload.ts'

export interface ReceivedAttachment {
  readonly name: string
  readonly purpose: FilePurpose
  readonly path: string
}

const PURPOSES: readonly FilePurpose[] = ['attachment', 'document']
const fileName = text('파일 이름', { max: 255 })

/** Takes the one file of a multipart request to a temporary place, gives it to `use` and cleans up. */
export async function withReceivedAttachment<T>(
  request: FastifyRequest,
  use: (attachment: ReceivedAttachment) => Promise<T>,
): Promise<T> {
  const part = await request.file()
  if (!part) throw new AppError('INVALID_INPUT', '파일을 골라 주세요.', { file: '파일을 골라 주세요.' })
  await using folder = await workFolder()
  const path = join(folder.path, 'content')
  checkName({ name: nameOf(part), purpose: purposeOf(part) })
  await pipeline(part.file, createWriteStream(path))
  if (part.file.truncated) throw new AppError('PAYLOAD_TOO_LARGE', '첨부 파일은 20 MB까지 올릴 수 있습니다.')
  const purpose = purposeOf(part)
  const refusal = typeRefusal(purpose, await typeOf(path))
  if (refusal) throw refusal
  return await use({ name: nameOf(part), purpose, path })
}

function nameOf(part: MultipartFile): string {
  const name = z.safeParse(fileName, part.filename)
  if (!name.success) throw new AppError('INVALID_INPUT', name.error.issues[0]?.message)
  return name.data
}

function purposeOf({ fields }: MultipartFile): FilePurpose {
  const field = fields['purpose']
  const value = field && !Array.isArray(field) && field.type === 'field' ? field.value : 'attachment'
  const purpose = PURPOSES.find((known) => known === value)
  if (!purpose) throw new AppError('INVALID_INPUT')
  return purpose
}

async function typeOf(path: string): Promise<FileType | null> {
  const handle = await open(path)
  const head = Buffer.alloc(SNIFF_BYTES)
  const { bytesRead } = await handle.read(head, 0, SNIFF_BYTES, 0).finally(() => handle.close())
  if (bytesRead === 0) throw new AppError('INVALID_INPUT', '빈 파일은 올릴 수 없습니다.')
  return sniffType(head.subarray(0, bytesRead))
}
