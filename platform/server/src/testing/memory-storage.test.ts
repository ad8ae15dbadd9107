import { describeStorage } from './describe-storage.ts';
import { aStorage } from './memory-storage.ts';

const storage = aStorage();
describeStorage('memory', { open: async () => storage });
