import { describe, expect, it } from 'vitest'
import { practiceBrowser } from './browser-of-tests.ts'

const SOON = 1_000

/** Ten tabs of one browser, each with its own order open. */
async function tenTabs() {
  const browser = practiceBrowser()
  const heard: string[] = []
  const tabs = Array.from({ length: 10 }, (_, at) => {
    const tab = browser.openTab(`tab${at}`)
    tab.watch([`order:${at}`, 'staff:queue'], () => heard.push(`tab${at}`))
    return tab
  })
  await browser.pass(SOON)
  return { browser, tabs, heard }
}

describe('live updates in a browser with many tabs', () => {
  it('come by one connection that carries what all of them watch', async () => {
    const { browser, tabs } = await tenTabs()
    expect(browser.streams).toHaveLength(1)
    expect(browser.streams[0]?.tickets).toHaveLength(10)
    expect(tabs.filter((tab) => tab.holdsLine())).toHaveLength(1)
  })

  it('reach exactly the tabs that watch what has changed', async () => {
    const { browser, heard } = await tenTabs()
    heard.length = 0
    browser.streams[0]?.events.change('order:3')
    await browser.pass(0)
    expect(heard).toEqual(['tab3'])
    browser.streams[0]?.events.change('staff:queue')
    await browser.pass(0)
    expect(heard).toHaveLength(11)
  })

  it('do not make the other tabs ask again when one more is opened or its page changes', async () => {
    const { browser, heard } = await tenTabs()
    heard.length = 0
    const eleventh = browser.openTab('tab10')
    const stop = eleventh.watch(['proof:1'], () => heard.push('tab10'))
    await browser.pass(SOON)
    expect(heard).toEqual(['tab10'])
    stop()
    eleventh.watch(['proof:2'], () => heard.push('tab10'))
    await browser.pass(SOON)
    expect(heard).toEqual(['tab10', 'tab10'])
    expect(browser.streams).toHaveLength(1)
  })

  it('go on by another tab when the one that held the connection is closed; everybody asks once', async () => {
    const { browser, tabs, heard } = await tenTabs()
    heard.length = 0
    tabs.find((tab) => tab.holdsLine())?.close()
    await browser.pass(SOON)
    expect(browser.streams).toHaveLength(1)
    expect(browser.streams[0]?.tickets).toHaveLength(9)
    expect(new Set(heard).size).toBe(9)
    expect(tabs.filter((tab) => tab.holdsLine())).toHaveLength(1)
  })

  it('are taken over from a tab that the browser has put to sleep', async () => {
    const { browser, tabs } = await tenTabs()
    const sleeper = tabs.find((tab) => tab.holdsLine())
    sleeper?.sleep()
    browser.streams[0]?.break()
    await browser.pass(60_000)
    const holders = tabs.filter((tab) => tab !== sleeper && tab.holdsLine())
    expect(holders).toHaveLength(1)
    expect(browser.streams.at(-1)?.tickets).toHaveLength(9)
  })

  it('come back after the server was away, with fresh tickets', async () => {
    const { browser, heard } = await tenTabs()
    heard.length = 0
    browser.streams[0]?.break()
    await browser.pass(5_000)
    expect(browser.streams).toHaveLength(1)
    expect(new Set(heard).size).toBe(10)
  })

  it('outlive their tickets, and forget a tab that went without a word', async () => {
    const { browser, tabs, heard } = await tenTabs()
    tabs.find((tab) => !tab.holdsLine())?.sleep()
    heard.length = 0
    await browser.pass(250_000)
    expect(browser.streams).toHaveLength(1)
    expect(browser.streams[0]?.tickets).toHaveLength(9)
    expect(heard).toEqual([])
  })

  it('are nothing for who may watch nothing, and begin once somebody else is logged in', async () => {
    const browser = practiceBrowser()
    let allowed = false
    const tab = browser.openTab('tab', () => allowed)
    tab.watch(['order:1'], () => undefined)
    await browser.pass(SOON)
    expect(browser.streams).toHaveLength(0)
    allowed = true
    tab.tell()
    await browser.pass(SOON)
    expect(browser.streams).toHaveLength(1)
    allowed = false
    tab.tell()
    await browser.pass(SOON)
    expect(browser.streams).toHaveLength(0)
  })
})
