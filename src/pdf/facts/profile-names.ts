import type { Reading } from '#/pdf/content/machine.ts'
import { latin } from '#/pdf/content/characters.ts'
import { decodeStream } from '#/pdf/objects/decode-stream.ts'
import type { PdfValue } from '#/pdf/objects/objects.ts'
import { pressProfile } from './document-facts.ts'

const MOST_BYTES = 8 * 2 ** 20
const MOST_PROFILES = 20
const NAMELESS = '이름 없는 프로파일'
const TAGS_AT = 128
const TAG_BYTES = 12

/** Names of the profiles that CMYK is said by; one that is the output intent's as well changes nothing. */
export function profileNames(reading: Reading): readonly string[] {
  const { cmykProfiles, objects } = reading
  const intended = pressProfile(objects)
  const others = [...cmykProfiles].filter((profile) => profile !== intended).slice(0, MOST_PROFILES)
  if (others.length === 0) return []
  const ofPress = nameOf(reading, intended)
  const names = new Set(others.map((profile) => nameOf(reading, profile) ?? NAMELESS))
  return [...names].filter((name) => name !== ofPress)
}

function nameOf({ objects, inflate }: Reading, value: PdfValue): string | null {
  const stream = objects.stream(value)
  if (!stream) return null
  try {
    return descriptionOf(decodeStream(objects, stream, inflate, MOST_BYTES))
  } catch {
    return null
  }
}

/** The `desc` tag: plain letters in profiles of version 2, two bytes to a letter in those of version 4. */
function descriptionOf(profile: Uint8Array): string | null {
  const view = new DataView(profile.buffer, profile.byteOffset, profile.byteLength)
  const count = Math.min(100, view.getUint32(TAGS_AT))
  for (let index = 0; index < count; index++) {
    const entry = TAGS_AT + 4 + index * TAG_BYTES
    if (latin(profile, entry, entry + 4) !== 'desc') continue
    const at = view.getUint32(entry + 4)
    if (latin(profile, at, at + 4) === 'mluc') {
      const [length, offset] = [view.getUint32(at + 20), view.getUint32(at + 24)]
      return new TextDecoder('utf-16be').decode(profile.subarray(at + offset, at + offset + length))
    }
    const length = view.getUint32(at + 8)
    return latin(profile, at + 12, at + 12 + Math.max(0, length - 1))
  }
  return null
}
