/** Creates the bucket of STOA_RELEASES unless it is there. */
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { parseS3Url } from '../storage/open-storage.ts';

const { STOA_RELEASES = '', S3_ENDPOINT, AWS_REGION = 'us-east-1' } = process.env;
const { bucket } = parseS3Url(STOA_RELEASES);
const client = new S3Client({
  region: AWS_REGION,
  forcePathStyle: S3_ENDPOINT !== undefined,
  ...(S3_ENDPOINT && { endpoint: S3_ENDPOINT }),
});
try {
  await client.send(new CreateBucketCommand({ Bucket: bucket }));
  console.log(`${bucket} created`);
} catch (error) {
  const { name, message } = error as Error;
  if (!['BucketAlreadyOwnedByYou', 'BucketAlreadyExists'].includes(name)) {
    console.error(`${bucket} cannot be created: ${message}`);
    process.exit(1);
  }
  console.log(`${bucket} is there`);
}
