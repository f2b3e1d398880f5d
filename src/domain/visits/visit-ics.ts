import { slotStart } from './visit-slots.ts'

interface IcsVisit {
  readonly number: string
  readonly day: string
  readonly hour: number
  readonly minutes: number
  readonly title: string
  readonly place: string
  readonly note: string
  readonly madeAt: Date
}

const moment = (instant: Date): string => instant.toISOString().replaceAll(/[-:]|\.\d{3}/g, '')
const escaped = (text: string): string => text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll('\n', '\\n')

/** Of one sign in UTF-8. */
function bytesOf(sign: string): number {
  const code = sign.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x1_00_00 ? 3 : 4
}

/** Lines end after 75 bytes and go on behind a space (RFC 5545 §3.1); no character is cut. */
export function folded(line: string): string {
  const lines: string[] = []
  let part = ''
  let bytes = 0
  for (const sign of line) {
    const size = bytesOf(sign)
    if (bytes + size > 74) {
      lines.push(part)
      part = ''
      bytes = 0
    }
    part += sign
    bytes += size
  }
  return [...lines, part].join('\r\n ')
}

/** The visit as a calendar file. */
export function visitIcs(visit: IcsVisit): string {
  const start = slotStart(visit.day, visit.hour)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Jikji//visits//KO',
    'BEGIN:VEVENT',
    `UID:${visit.number}@jikji`,
    `DTSTAMP:${moment(visit.madeAt)}`,
    `DTSTART:${moment(start)}`,
    `DTEND:${moment(new Date(start.getTime() + visit.minutes * 60_000))}`,
    `SUMMARY:${escaped(visit.title)}`,
    ...(visit.place ? [`LOCATION:${escaped(visit.place)}`] : []),
    `DESCRIPTION:${escaped(visit.note)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}
