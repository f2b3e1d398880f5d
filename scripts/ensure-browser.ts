import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** The browser without a window first: it draws the same pages and computes a fifth less, for no frame is drawn around them. */
const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

export const findBrowser = (): string | undefined =>
  process.env['CHROMIUM_PATH'] || PLACES.find((path) => existsSync(path))

/** Path of a Chromium for the end-to-end tests; on Debian it is installed, with Korean fonts, when it is missing. */
export function ensureBrowser(): string {
  if (!findBrowser() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) install()
  const found = findBrowser()
  if (!found) throw new Error('시험에 쓸 Chromium을 찾지 못했습니다. 설치하거나 CHROMIUM_PATH에 경로를 넣어 주세요.')
  return found
}

function install(): void {
  process.stderr.write('시험에 쓸 Chromium과 한글 글꼴을 설치합니다.\n')
  const apt = (...args: string[]) =>
    execFileSync('apt-get', args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
  const add = (...packages: string[]) => apt('install', '-y', '-qq', '--no-install-recommends', ...packages)
  apt('update', '-qq')
  add('fonts-noto-cjk')
  try {
    add('chromium-headless-shell')
  } catch {
    // Distributions of before 2026 have it only with its window.
    add('chromium')
  }
}
