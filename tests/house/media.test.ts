import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..')

/** The folder of pictures in a path: `join(dataDir, 'images')`, or with a slash in a template. */
const PATH_OF_PICTURES = /(?<!\.)\b(?:join|resolve)\([^;]*?['"`](?:\.?\/)?images\b|\}\/images\b/
/** The folder's name in `lib/` and `server/`, which do not know the table of the same name. */
const NAME = /'images'/
const WRITES_FILES = /from 'node:fs(?:\/promises)?'/

/** These files work on the whole data folder. */
const WHOLE_FOLDERS = ['server/start/private-folders.ts']
/** Files of the module that access the disk: uploads are stored as files until they are processed. */
const UPLOADS =
  /^shop\/ui\/images\/(?:upload\/(?:receive-picture|receive-uncropped|upload-manifest)|sweep-images)\.server\.ts$/

const files = await Array.fromAsync(
  glob(['{lib,server,shop,demo,tools,extensions}/**/*.{ts,tsx}', '*.ts'], { cwd: root }),
)
const sources = await Promise.all(
  files
    .filter((file) => !/\.(?:test|fixture)\.tsx?$/.test(file))
    .map(async (file) => ({ file, text: await readFile(join(root, file), 'utf8') })),
)

test('only the media store and code for whole data folders name the folder of pictures', () => {
  const knowing = sources.filter(
    ({ file, text }) => PATH_OF_PICTURES.test(text) || (file.startsWith('server/') && NAME.test(text)),
  )
  expect(knowing.map(({ file }) => file).sort()).toEqual(['server/media/folder-media.ts', ...WHOLE_FOLDERS])
})

test('the images module accesses the disk for uploads only', () => {
  const touching = sources.filter(({ file, text }) => file.startsWith('shop/ui/images/') && WRITES_FILES.test(text))
  expect(touching.map(({ file }) => file).filter((file) => !UPLOADS.test(file))).toEqual([])
  expect(touching).toHaveLength(4)
})

test('distinguishes paths of pictures from similar strings', () => {
  for (const path of [
    "join(dataDir, 'images')",
    "join(\n  config.dataDir,\n  'images',\n)",
    "resolve(folder, 'images/aa')",
    '`$' + '{dataDir}/images`',
  ])
    expect([path, PATH_OF_PICTURES.test(path)]).toEqual([path, true])
  for (const other of [
    "insertInto('images')",
    "names.join(', '), 'images'",
    "['variants', index, 'images']",
    "from '../images/tables.ts'",
  ])
    expect([other, PATH_OF_PICTURES.test(other)]).toEqual([other, false])
})
