import { formatCount } from '#/lib/format-count.ts'
import { seoulMidnight } from '#/lib/seoul-time.ts'
import type { ConnectionRoom } from '#/server/platform/db/connections.ts'
import type { FileScope, FilesLookedAt } from './stored-files.ts'

export interface DoctorFlags {
  /** Reads every file of the scope and compares its hash. */
  readonly deep: boolean
  readonly scope: FileScope
}

const SAMPLE = 1_000
const DAY = /^\d{4}-\d\d-\d\d$/

/** `--deep`: all files, each read. `--since=2026-11-01`: what was uploaded since. Neither: the newest and some of the others. */
export function readFlags(args: readonly string[]): DoctorFlags {
  const deep = args.includes('--deep')
  const since = args.find((arg) => arg.startsWith('--since='))?.slice('--since='.length)
  if (since === undefined) return { deep, scope: deep ? { kind: 'all' } : { kind: 'sample', each: SAMPLE } }
  const day = seoulMidnight(since)
  if (!DAY.test(since) || Number.isNaN(day.getTime())) throw new Error('--since=2026-11-01처럼 날짜를 적어 주세요.')
  return { deep, scope: { kind: 'since', day } }
}

/** What was looked at, so that nobody takes a part for the whole. */
export function filesInWords({ deep, scope }: DoctorFlags, { looked, wrongInAll }: FilesLookedAt): string {
  const which = {
    sample: `최근 것과 무작위로 고른 것 ${formatCount(looked)}번, 전체는 --deep`,
    since: `그날부터의 ${formatCount(looked)}개`,
    all: `전체 ${formatCount(looked)}개`,
  }[scope.kind]
  const how = deep ? '내용의 확인값까지' : '크기만'
  const lost = wrongInAll === 0 ? '' : ` 아닌 것: ${formatCount(wrongInAll)}개.`
  return `I6c 올라온 파일의 내용이 저장소에 그대로 있습니다 (${which}, ${how} 비교).${lost}`
}

export function connectionsInWords({ perProcess, room, running, enough }: ConnectionRoom): string {
  const fits = Math.floor(room / perProcess)
  const now = running === 0 ? '' : ` 지금 ${running}개가 돌고 있습니다.`
  const todo = enough ? '' : ' max_connections를 늘리거나 DATABASE_POOL을 줄이세요.'
  return `데이터베이스 연결: 서버 프로세스 하나에 많아야 ${perProcess}개, 쓸 수 있는 것 ${room}개로 프로세스 ${fits}개까지.${now}${todo}`
}
