/** The second half of the kit: what opens over the page and richer inputs. Lent by the shell, fetched when first needed. */
import './overlays.css';
export {
  Accordion,
  Autocomplete,
  Combobox,
  Drawer,
  FileButton,
  HoverCard,
  Menu,
  Modal,
  MultiSelect,
  NumberInput,
  Popover,
  RingProgress,
  Select,
  Slider,
  Stepper,
  TagsInput,
  Timeline,
  Tooltip,
  useCombobox,
} from '@mantine/core';
