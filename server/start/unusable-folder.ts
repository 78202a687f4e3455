import { StartupError } from './startup-error.ts'

const REASONS: Record<string, string> = {
  EACCES: 'this user may not enter or change it',
  EPERM: 'this user may not enter or change it',
  EROFS: 'it is read-only',
  ENOSPC: 'there is no room left on its disk',
  EDQUOT: 'the disk quota of this user is used up',
  EEXIST: 'it is not a folder',
  ENOTDIR: 'it is not a folder',
}

/** Returns what to throw when work in `folder` failed: one sentence if the operating system said no, else the error itself. */
export function unusableFolder(folder: string, error: unknown): unknown {
  if (!(error instanceof Error && 'errno' in error && 'code' in error)) return error
  const path = 'path' in error ? error.path : folder
  const reason = REASONS[String(error.code)] ?? error.message
  return new StartupError(`${path} cannot be used: ${reason}.`, { cause: error })
}
