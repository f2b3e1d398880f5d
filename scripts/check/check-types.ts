import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CheckResult } from './check-result.ts'
import { runTool } from './run-tool.ts'

const ROOT = join(import.meta.dirname, '../..')

interface RoomTypes {
  readonly config: string
  readonly name: string
  /** Must not compile there: it names what does not exist where the room runs. */
  readonly planted: string
}

const ROOMS: readonly RoomTypes[] = [
  {
    config: 'tsconfig.pure.json',
    name: 'domain and lib need nothing around them',
    planted: 'process.exit(URL.length)',
  },
  { config: 'tsconfig.web.json', name: 'the web knows no Node', planted: 'process.exit()' },
  { config: 'tsconfig.server.json', name: 'the server knows no window', planted: 'document.title = window.name' },
]

/** All sources with the types of all places together, then each room with those of the place where it runs. */
export async function checkTypes(): Promise<readonly CheckResult[]> {
  const results = [await runTool('types', 'tsc', '-p', 'tsconfig.json', '--checkers', '2')]
  for (const { config, name } of ROOMS) results.push(await runTool(name, 'tsc', '-p', config, '--checkers', '2'))
  const missed: string[] = []
  for (const room of ROOMS) if (!(await isCaught(room))) missed.push(`${room.config}: not caught: ${room.planted}`)
  return [
    ...results,
    { name: `${ROOMS.length} planted globals are caught`, ok: missed.length === 0, detail: missed.join('\n') },
  ]
}

/** In a folder of its own, with the room's types and our packages. */
async function isCaught({ config, planted }: RoomTypes): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'jikji-types-'))
  try {
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'junction')
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
    writeFileSync(join(folder, 'planted.ts'), `${planted}\nexport {}\n`)
    const settings = { extends: join(ROOT, config), include: ['planted.ts'], exclude: [] }
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings))
    const { detail = '' } = await runTool(config, 'tsc', '-p', join(folder, 'tsconfig.json'))
    return detail !== '' && detail.split('\n').every((line) => /planted\.ts.*Cannot find name/.test(line))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
