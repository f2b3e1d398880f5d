import type { AttachedFile, AttachedVersion, DeskFile } from '#/contract/content/attachments.contract.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import { type HungVersion, versionsOf } from './attachments.repo.ts'

const presentVersion = ({ number, name, bytes, sha256, note, downloads, addedAt }: HungVersion): AttachedVersion => ({
  number,
  name,
  bytes,
  sha256,
  note,
  downloads,
  addedAt: addedAt.toISOString(),
})

/** Versions file by file, in the order in which they were read. */
function byFile(rows: readonly HungVersion[]): readonly (readonly [HungVersion, ...HungVersion[]])[] {
  const files = new Map<string, [HungVersion, ...HungVersion[]]>()
  for (const row of rows) {
    const known = files.get(row.attachedId)
    if (known) known.push(row)
    else files.set(row.attachedId, [row])
  }
  return [...files.values()]
}

/** What visitors get of these texts, by text. */
export async function filesShown(
  db: DbOrTx,
  itemIds: readonly string[],
): Promise<(itemId: string) => readonly AttachedFile[]> {
  const rows = (await versionsOf(db, itemIds)).filter(({ withdrawnAt }) => withdrawnAt === null)
  const files = byFile(rows).map(([newest, ...earlier]) => ({
    itemId: newest.itemId,
    file: { id: newest.attachedId, ...presentVersion(newest), earlier: earlier.map(presentVersion) },
  }))
  return (itemId) => files.filter((one) => one.itemId === itemId).map(({ file }) => file)
}

/** Those of one text. */
export const filesOfText = async (db: DbOrTx, itemId: string): Promise<AttachedFile[]> => [
  ...(await filesShown(db, [itemId]))(itemId),
]

/** What the desk sees of a text's files, with who brought which version. */
export async function presentAtDesk(
  db: DbOrTx,
  itemId: string,
  nameOfStaff: (db: DbOrTx, id: string) => Promise<string | null>,
): Promise<{ files: DeskFile[] }> {
  const rows = await versionsOf(db, [itemId])
  const names = new Map<string, string>()
  for (const { addedBy } of rows)
    if (addedBy && !names.has(addedBy)) names.set(addedBy, (await nameOfStaff(db, addedBy)) ?? '나간 직원')
  const files = byFile(rows).map(([newest, ...earlier]) => ({
    id: newest.attachedId,
    made: newest.made !== null,
    versions: [newest, ...earlier].map((row) => ({
      ...presentVersion(row),
      addedBy: row.addedBy && (names.get(row.addedBy) ?? null),
      withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
    })),
  }))
  return { files }
}
