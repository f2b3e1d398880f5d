import * as z from 'zod/mini'
import { byteSizeText } from '#/domain/members/byte-size.ts'
import { FIELD_MESSAGE as say } from '#/domain/members/field-message.ts'
import { type PhoneMode, type PhoneParts, phonePartsProblem } from '#/domain/members/phone.ts'
import { hasExtension } from '#/domain/members/text-rules.ts'
import { ruled } from './ruled.ts'

const counted = (holds: (count: number) => boolean, message: string) =>
  ruled<readonly unknown[]>((list) => (holds(list.length) ? null : message))

export const exactCount = (field: string, count: number) => counted((n) => n === count, say.arrayExact(field, count))
export const minCount = (field: string, min: number) => counted((n) => n >= min, say.arrayMin(field, min))
export const maxCount = (field: string, max: number) => counted((n) => n <= max, say.arrayMax(field, max))

export const aFile = (field: string) => z.instanceof(File, { error: say.notAFile(field) })
/** Extensions without dots, any case. */
export const extensionIn = (field: string, allowed: readonly string[]) =>
  ruled<File>((file) => (hasExtension(file.name, allowed) ? null : say.fileExtension(field, allowed)))
export const sizeUpTo = (field: string, bytes: number) =>
  ruled<File>((file) => (file.size <= bytes ? null : say.fileSize(field, byteSizeText(bytes))))

/** A phone number in three boxes. */
export const phoneParts = (field: string, rule: { readonly mode: PhoneMode; readonly required: boolean }) =>
  z
    .object({ firstNumber: z.string(), secondNumber: z.string(), thirdNumber: z.string() })
    .check(ruled<PhoneParts>((parts) => phonePartsProblem(parts, rule, field)))
