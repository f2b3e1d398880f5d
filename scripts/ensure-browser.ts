import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Path of a Chromium for the end-to-end tests; on Debian it is installed, with Korean fonts, when it is missing. */
export function ensureBrowser(): string {
  const asked = process.env['CHROMIUM_PATH']
  if (asked) return asked
  if (!find() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) install()
  const found = find()
  if (!found) throw new Error('시험에 쓸 Chromium을 찾지 못했습니다. 설치하거나 CHROMIUM_PATH에 경로를 넣어 주세요.')
  return found
}

const find = () => PLACES.find((path) => existsSync(path))

function install(): void {
  process.stderr.write('시험에 쓸 Chromium과 한글 글꼴을 설치합니다.\n')
  const apt = (...args: string[]) =>
    execFileSync('apt-get', args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
  apt('update', '-qq')
  apt('install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-noto-cjk')
}
