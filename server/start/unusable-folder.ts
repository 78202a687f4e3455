import { StartupError } from './startup-error.ts'

const REASONS: Record<string, string> = {
  EACCES: 'this user may not read or write it',
  EPERM: 'this user may not read or write it',
  EROFS: 'it is read-only',
  ENOSPC: 'its disk is full',
  EDQUOT: 'the disk quota of this user is used up',
  EEXIST: 'it is not a folder',
  ENOENT: 'it does not exist',
  EIO: 'its disk has an error',
  ENOTDIR: 'it is not a folder',
}

/**
 * Returns the error to throw after a failure in `folder`: a StartupError for a system error, else the error itself.
 */
export function unusableFolder(folder: string, error: unknown): unknown {
  if (!(error instanceof Error && 'errno' in error && 'code' in error)) return error
  const path = 'path' in error ? error.path : folder
  const reason = REASONS[String(error.code)] ?? error.message
  return new StartupError(`${path} cannot be used: ${reason}.`, { cause: error })
}
