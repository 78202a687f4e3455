/** A bucket of an S3-compatible object store. */
export interface BucketSettings {
  /** Address of the service, such as `https://s3.eu-west-3.amazonaws.com`. */
  endpoint: string
  region: string
  bucket: string
  /** Start of all object names, empty or with a slash at the end. */
  prefix: string
  /** The bucket is part of the path instead of the host name. */
  isPathStyle: boolean
  accessKeyId: string
  secretAccessKey: string
}
