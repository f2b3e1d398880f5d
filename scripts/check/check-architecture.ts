import { createRequire } from 'node:module'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { cruise, type ICruiseResult, type IViolation } from 'dependency-cruiser'
import { ARCHITECTURE } from './architecture-rules.ts'
import type { CheckResult } from './check-result.ts'

const ROOT = join(import.meta.dirname, '../..')
/** Fewer modules than this means that the tool read nothing, not that all is well. */
const LEAST_MODULES = 300
const PLANTED = '-planted-violation.ts'

/** One import that each rule must catch; planted for a moment beside the real sources. */
const VIOLATIONS: readonly { readonly rule: string; readonly file: string; readonly imports: string }[] = [
  { rule: 'domain-sees-only-lib-domain', file: 'src/domain/money/x', imports: '#/contract/errors.ts' },
  { rule: 'web-sees-only-lib-domain-contract-pdf-web', file: 'src/web/ui/x', imports: '#/server/platform/clock.ts' },
  { rule: 'pure-rooms-use-no-packages', file: 'src/lib/x', imports: 'zod/mini' },
  { rule: 'contract-runs-in-the-browser', file: 'src/contract/files/x', imports: 'node:fs' },
  {
    rule: 'features-see-ports-not-adapters',
    file: 'src/server/features/files/x',
    imports: '#/server/adapters/storage/attachment-header.ts',
  },
  {
    rule: 'features-meet-through-public-files',
    file: 'src/server/features/members/x',
    imports: '#/server/features/files/files.repo.ts',
  },
  {
    rule: 'platform-knows-no-feature',
    file: 'src/server/platform/x',
    imports: '#/server/features/files/files.public.ts',
  },
  { rule: 'everything-resolves', file: 'src/lib/y', imports: './there-is-no-such-file.ts' },
]

export async function checkArchitecture(): Promise<readonly CheckResult[]> {
  teachSwcToReadUsing()
  const { modules, summary } = await read()
  const broken = summary.violations.filter((violation) => violation.rule.severity === 'error')
  const enough = modules.length >= LEAST_MODULES
  return [
    { name: 'imports follow the arrows', ok: broken.length === 0, detail: broken.map(describe).join('\n') },
    { name: `at least ${LEAST_MODULES} modules were read`, ok: enough, detail: `only ${modules.length} were read` },
    await plantViolations(),
  ]
}

async function read(): Promise<ICruiseResult> {
  const { options, forbidden } = ARCHITECTURE
  const { output } = await cruise(['src'], {
    ...options,
    baseDir: ROOT,
    validate: true,
    ruleSet: { forbidden },
  } as never)
  return output as ICruiseResult
}

const describe = ({ rule, from, to }: IViolation) => `${rule.name}: ${from} → ${to}`

async function plantViolations(): Promise<CheckResult> {
  const planted = VIOLATIONS.map((violation) => ({ ...violation, path: join(ROOT, `${violation.file}${PLANTED}`) }))
  try {
    for (const { path, imports } of planted) {
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, `import * as it from '${imports}'\nexport const planted = it\n`)
    }
    const { summary } = await read()
    const missed = planted.filter(
      ({ rule, file }) =>
        !summary.violations.some((found) => found.rule.name === rule && found.from === `${file}${PLANTED}`),
    )
    return {
      name: 'planted violations are caught',
      ok: missed.length === 0,
      detail: missed.map(({ rule }) => rule).join(', '),
    }
  } finally {
    for (const { path } of planted) rmSync(path, { force: true })
  }
}

interface Visitor {
  visitStatement(statement: { readonly type: string }): unknown
  visitVariableDeclaration(declaration: unknown): unknown
}

/** dependency-cruiser reads TypeScript through swc's visitor, which throws at `using`; it declares variables like `const`. */
function teachSwcToReadUsing(): void {
  const { Visitor: swc } = createRequire(import.meta.url)('@swc/core/Visitor.js') as { Visitor: { prototype: Visitor } }
  const { visitStatement } = swc.prototype
  swc.prototype.visitStatement = function (this: Visitor, statement) {
    if (statement.type !== 'UsingDeclaration') return visitStatement.call(this, statement)
    return this.visitVariableDeclaration({
      ...statement,
      declarations: (statement as unknown as { decls: unknown }).decls,
    })
  }
}
