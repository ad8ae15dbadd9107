import { runAlone } from '@stoa/shared/remote/run-alone.tsx';
import * as remote from './remote.tsx';

runAlone('mf-sample', remote);
