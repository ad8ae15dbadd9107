-- A path that a reviewer took off, and that was sent and came back, was left a draft with learners: it is taken off still.
update learning_paths set status = 'unpublished', is_taken_off = true where status = 'draft' and published_at is not null;
update learning_paths set is_taken_off = true where status = 'in_review' and published_at is not null;
