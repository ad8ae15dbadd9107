/** The run-time of SCORM 2004, looked for upwards as the standard says; without one the exercise keeps nothing. */
export const runTime = (() => {
  let api = null;
  for (let at = globalThis, steps = 0; steps < 50; at = at.parent, steps += 1) {
    api = at.API_1484_11 ?? null;
    if (api || at === at.parent) break;
  }
  const isOpen = api !== null && api.Initialize('') === 'true';
  let isEnded = false;
  return {
    get: (element) => (isOpen ? api.GetValue(element) : ''),
    set: (element, value) => isOpen && api.SetValue(element, String(value)),
    commit: () => isOpen && api.Commit(''),
    end: () => {
      if (!isOpen || isEnded) return;
      isEnded = true;
      api.Terminate('');
    },
  };
})();
