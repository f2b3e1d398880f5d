import { askLiveTicket } from '#/contract/live/live.contract.ts'
import { partnerSession, staffSession } from '../account-session.ts'
import { ApiError } from '../api-error.ts'
import { call } from '../call.ts'
import { audienceOfPath, sessionOf } from '../app-callbacks.ts'
import { useMember } from '../session.ts'
import { tokenPayload } from '../token-rules.ts'
import { electHolder } from './elect-holder.ts'
import { holdLiveLine, type LiveLine } from './live-line.ts'
import { createLiveTab, type LiveTab } from './live-tab.ts'
import type { After, LiveTicket, LiveWord, Say } from './live-word.ts'
import { openStream } from './open-stream.ts'

const CHANNEL = 'jikji.live'

const after: After = (ms, work) => {
  const timer = setTimeout(work, ms)
  return () => clearTimeout(timer)
}

async function askTicket(topics: readonly string[]): Promise<LiveTicket | null> {
  try {
    const { seconds, ...ticket } = await call(askLiveTicket, { body: { topics: [...topics] }, errors: 'throw' })
    return { ...ticket, until: Date.now() + seconds * 1000 }
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}

let started: LiveTab | null = null

/** This page's part in the one connection of the browser; begins when something is first watched. */
export const browserLive = (): LiveTab => (started ??= start())

function start(): LiveTab {
  let heard: (word: LiveWord) => void = () => undefined
  let membership: Membership | null = null
  const say: Say = (word) => {
    membership?.send(word)
    heard(word)
  }
  const tab = createLiveTab({ id: crypto.getRandomValues(new Uint32Array(4)).join('-'), say, askTicket, after })
  const begin = () => {
    membership ??= join(say, (word) => heard(word))
  }
  const leave = () => {
    membership?.leave()
    membership = null
  }
  heard = (word) => {
    tab.hear(word)
    membership?.hear(word)
  }
  // A page that may come back from memory holds no connection meanwhile, and another tab takes over.
  addEventListener('pagehide', leave)
  document.addEventListener('freeze', leave)
  const again = () => {
    begin()
    tab.tell()
  }
  addEventListener('pageshow', ({ persisted }) => persisted && again())
  document.addEventListener('resume', again)
  document.addEventListener('visibilitychange', () => membership?.check())
  followSessions(() => tab.tell())
  begin()
  return tab
}

interface Membership {
  send(word: LiveWord): void
  hear(word: LiveWord): void
  check(): void
  leave(): void
}

function join(say: Say, hearOthers: (word: LiveWord) => void): Membership {
  let line: LiveLine | null = null
  const hold = () => {
    line = holdLiveLine({ openStream, say, after, now: () => Date.now() })
    return () => {
      line?.close()
      line = null
    }
  }
  // Browsers offer locks to pages of https and localhost only; elsewhere each page has a connection of its own.
  if (!navigator.locks) {
    let end: () => void = () => undefined
    queueMicrotask(() => (end = hold()))
    const nothing = () => undefined
    return { send: nothing, hear: (word) => line?.hear(word), check: nothing, leave: () => end() }
  }
  const channel = new BroadcastChannel(CHANNEL)
  channel.addEventListener('message', ({ data }: MessageEvent<LiveWord>) => hearOthers(data))
  const isVisible = () => document.visibilityState === 'visible'
  const election = electHolder({ locks: navigator.locks, say, after, isVisible, hold })
  return {
    send: (word) => channel.postMessage(word),
    hear(word) {
      line?.hear(word)
      election.hear(word)
    },
    check: () => election.check(),
    leave() {
      election.leave()
      channel.close()
    },
  }
}

/** Whoever logs in or out, in this tab or another, watches with other rights. */
function followSessions(onChange: () => void): void {
  const sessionNow = () => {
    const tokens = sessionOf(audienceOfPath(location.pathname)).tokens()
    return tokens && tokenPayload(tokens.accessToken)?.['sid']
  }
  let last = sessionNow()
  const look = () => {
    const now = sessionNow()
    if (now !== last) onChange()
    last = now
  }
  for (const { subscribe } of [useMember, partnerSession.use, staffSession.use]) subscribe(look)
}
