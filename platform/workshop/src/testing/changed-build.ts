export { changeBuild, isPartOfBuild, type Build, type Change } from '@stoa/server/testing/changed-build.ts';
