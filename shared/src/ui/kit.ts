/**
 * The base of every screen, lent by the shell to all remotes as one shared module, so that it is downloaded once.
 * Import these from '@stoa/shared/kit', never from '@mantine/core': a name that stands here is sure to be in
 * the page. What opens over the page (menus, modals, selects …) stands in `overlays.ts`, which loads after first paint.
 */
export {
  ActionIcon,
  Alert,
  Anchor,
  Avatar,
  Badge,
  Box,
  Button,
  Center,
  Checkbox,
  CloseButton,
  Container,
  Divider,
  Group,
  Input,
  Loader,
  NativeSelect,
  Pagination,
  Paper,
  PasswordInput,
  Progress,
  Radio,
  Rating,
  SegmentedControl,
  SimpleGrid,
  Skeleton,
  Stack,
  Switch,
  Tabs,
  Text,
  TextInput,
  Textarea,
  Title,
  UnstyledButton,
  VisuallyHidden,
  useComputedColorScheme,
  useMantineColorScheme,
} from '@mantine/core';
export { StoaProvider } from './stoa-provider.tsx';
// What draws texts: the build sends whoever imports these files here (platform/toolchain/src/build/lent-modules.ts).
export { createMessages } from '../i18n/create-messages.ts';
export { LocaleProvider, useLocale } from '../i18n/locale-context.tsx';
export { useFormat } from '../i18n/use-format.ts';
